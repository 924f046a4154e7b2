import { READ_DEADLINE_MS } from '@shop/contract/limits'
import type { Problem } from '@shop/contract/wire.schema'
import { ApiError, toSearch, type ApiClient } from './ApiClient.ts'

export interface TransportRequest {
  method: 'GET' | 'POST'
  /** Path and query. */
  url: string
  body?: unknown
  signal: AbortSignal
}

/** Carries one call to the API. `status` 0 means that no answer came. */
export type Transport = (request: TransportRequest) => Promise<{ status: number; data: unknown }>

/** The API over a transport: HTTP in a browser, a call within the process on the server. Reads have a deadline. */
export function createApi(transport: Transport): ApiClient {
  async function call<T>(request: TransportRequest): Promise<T> {
    const { status, data } = await transport(request)
    if (status >= 200 && status < 300) return data as T
    const problem = isProblem(data) ? data : undefined
    throw new ApiError(
      status,
      problem?.detail ?? 'The shop did not answer. Check your connection and try again.',
      problem,
    )
  }
  return {
    get: (path, { query, signal } = {}) =>
      call({ method: 'GET', url: path + toSearch(query), signal: withDeadline(signal) }),
    post: (path, body, { query, signal } = {}) =>
      call({ method: 'POST', url: path + toSearch(query), body, signal: withDeadline(signal) }),
  }
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string'
}

function withDeadline(signal: AbortSignal | undefined): AbortSignal {
  const deadline = AbortSignal.timeout(READ_DEADLINE_MS)
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}
