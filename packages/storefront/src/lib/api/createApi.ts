import { READ_DEADLINE_MS } from '@shop/contract/limits'
import type { Problem } from '@shop/contract/wire.schema'
import { ApiError, toSearch, type ApiCallOptions, type ApiClient } from './ApiClient.ts'
import * as texts from '#texts/shell.ts'

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path and query. */
  url: string
  body?: unknown
  headers?: Record<string, string> | undefined
  isAnonymous?: boolean | undefined
  isFile?: boolean | undefined
  signal: AbortSignal
}

/** Transports one API call. `status` 0 means that there was no response. */
export type Transport = (request: TransportRequest) => Promise<{ status: number; data: unknown }>

export function createApi(transport: Transport): ApiClient {
  async function call<T>(
    method: TransportRequest['method'],
    path: string,
    { query, signal, headers, deadlineMs = READ_DEADLINE_MS, isAnonymous }: ApiCallOptions = {},
    body?: unknown,
    isFile?: boolean,
  ): Promise<T> {
    const { status, data } = await transport({
      method,
      url: path + toSearch(query),
      headers,
      isAnonymous,
      isFile,
      signal: withDeadline(signal, deadlineMs),
      ...(body !== undefined && { body }),
    })
    if (status >= 200 && status < 300) return data as T
    const problem = isProblem(data) ? data : undefined
    // Proxies answer for the shop with pages of their own.
    const message = problem?.detail ?? (status === 0 ? texts.requestFailed : texts.shopBusy)
    throw new ApiError(status, message, problem)
  }
  return {
    get: (path, options) => call('GET', path, options),
    getFile: (path, options) => call('GET', path, options, undefined, true),
    post: (path, body, options) => call('POST', path, options, body),
    put: (path, body, options) => call('PUT', path, options, body),
    patch: (path, body, options) => call('PATCH', path, options, body),
    delete: (path, options) => call('DELETE', path, options),
  }
}

function isProblem(data: unknown): data is Problem {
  return typeof data === 'object' && data !== null && 'detail' in data && typeof data.detail === 'string'
}

function withDeadline(signal: AbortSignal | undefined, deadlineMs: number): AbortSignal {
  const deadline = AbortSignal.timeout(deadlineMs)
  return signal ? AbortSignal.any([signal, deadline]) : deadline
}
