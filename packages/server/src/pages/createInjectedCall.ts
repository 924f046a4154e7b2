import { inject } from 'light-my-request'
import type { FastifyInstance } from 'fastify'
import type { PageRequest } from './RenderPage.ts'

interface InjectedCallOptions {
  /** A request without a response when it aborts is a 503. */
  signal: AbortSignal
  /** Called with the headers of each response. */
  onHeaders: (headers: Record<string, unknown>) => void
}

/** The same routes, checks and caches as over HTTP, without a socket. */
export function createInjectedCall(
  app: FastifyInstance,
  { signal, onHeaders }: InjectedCallOptions,
): PageRequest['call'] {
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
      return { status: response.statusCode, body: response.rawPayload }
    } catch (error) {
      if (signal.aborted) return { status: 503, body: undefined }
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
