import { ApiError } from './api/ApiClient.ts'
import * as texts from '#texts/shell.ts'

/** Next step after a failed call: without a response, the connection is the first thing to check. */
export const retryHint = (error: unknown): string =>
  error instanceof ApiError && error.status === 0 ? texts.checkConnection : texts.tryAgainSoon
