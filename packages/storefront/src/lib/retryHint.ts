import { ApiError } from './api/ApiClient.ts'
import * as texts from '#texts/shell.ts'

/** Next step after a failed call: the connection is named only when there was no response. */
export const retryHint = (error: unknown): string =>
  error instanceof ApiError && error.status === 0 ? texts.checkConnection : texts.tryAgainSoon
