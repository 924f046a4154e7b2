import type { Problem } from '@shop/contract/wire.schema'

export type QueryValue = string | number | readonly string[] | undefined

export interface ApiCallOptions {
  query?: Record<string, QueryValue>
  signal?: AbortSignal
  headers?: Record<string, string>
  /**
   * Deadline in ms.
   * @default READ_DEADLINE_MS
   */
  deadlineMs?: number
  isAnonymous?: boolean
}

export interface ApiClient {
  get<T>(path: string, options?: ApiCallOptions): Promise<T>
  /** File such as an invoice; browser only. */
  getFile(path: string, options?: ApiCallOptions): Promise<Blob>
  post<T>(path: string, body: unknown, options?: ApiCallOptions): Promise<T>
  put<T>(path: string, body: unknown, options?: ApiCallOptions): Promise<T>
  patch<T>(path: string, body: unknown, options?: ApiCallOptions): Promise<T>
  delete<T>(path: string, options?: ApiCallOptions): Promise<T>
}

/** Failed call. `status` is 0 without a response. */
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

/** Query string with parameters in a fixed order, so that equal requests have equal addresses. */
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
