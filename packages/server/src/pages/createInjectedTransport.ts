import { inject } from 'light-my-request'
import type { FastifyInstance } from 'fastify'
import type { Transport } from '@shop/storefront/lib/api/createApi.ts'

interface InjectedTransportOptions {
  /** A request without a response when it aborts is a 503. */
  signal: AbortSignal
  /** Called with the headers of each response. */
  onHeaders: (headers: Record<string, unknown>) => void
}

/** The same routes, checks and caches as over HTTP, without a socket. */
export function createInjectedTransport(
  app: FastifyInstance,
  { signal, onHeaders }: InjectedTransportOptions,
): Transport {
  return async ({ method, url, body }) => {
    try {
      const response = await Promise.race([
        // Unlike `app.inject`, the router still answers while the server finishes its requests.
        inject((request, response) => app.routing(request, response), {
          method,
          url,
          ...(body !== undefined && { payload: body as object }),
        }),
        rejectOn(signal),
      ])
      onHeaders(response.headers)
      return { status: response.statusCode, data: response.json<unknown>() }
    } catch (error) {
      if (signal.aborted) return { status: 503, data: undefined }
      throw error
    }
  }
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
