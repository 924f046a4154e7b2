import type { Problem } from '@shop/contract/wire.schema'

export type QueryValue = string | number | readonly string[] | undefined

export interface ApiCallOptions {
  query?: Record<string, QueryValue>
  signal?: AbortSignal
  /** Sent with the call, besides what every call carries. */
  headers?: Record<string, string>
  /** How long an answer may take, in ms; `READ_DEADLINE_MS` unless told otherwise. */
  deadlineMs?: number
  /** Carries no token, even when somebody is logged in: the calls that log in. */
  isAnonymous?: boolean
}

/** The shop API as the storefront sees it: over HTTP in a browser, in the same process on the server. */
export interface ApiClient {
  get<T>(path: string, options?: ApiCallOptions): Promise<T>
  /** A file, such as an invoice. In a browser only. */
  getFile(path: string, options?: ApiCallOptions): Promise<Blob>
  post<T>(path: string, body: unknown, options?: ApiCallOptions): Promise<T>
  put<T>(path: string, body: unknown, options?: ApiCallOptions): Promise<T>
  patch<T>(path: string, body: unknown, options?: ApiCallOptions): Promise<T>
  delete<T>(path: string, options?: ApiCallOptions): Promise<T>
}

/** A call that did not succeed. `status` is 0 when there was no answer at all. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | undefined

  constructor(status: number, message: string, problem?: Problem) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.problem = problem
  }
}

/** Query parameters in a fixed order, so that equal questions have equal addresses. */
export function toSearch(query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams()
  for (const name of Object.keys(query).toSorted()) {
    const value = query[name]
    if (value === undefined) continue
    if (typeof value === 'object') for (const one of value) search.append(name, one)
    else search.append(name, String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}
