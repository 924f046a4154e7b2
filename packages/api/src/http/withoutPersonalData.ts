import type { FastifyRequest, FastifyServerOptions } from 'fastify'
import { currentTraceId } from '#tracing/traces.ts'

/** Pages with personal data in their address (specification §2). */
const PERSONAL = /^(\/passwordReset\/).*/i

/** Path of an address without personal data. */
export function publicPath(url: string): string {
  const [path = ''] = url.split('?', 1)
  return path.replace(PERSONAL, '$1…')
}

type Logger = FastifyServerOptions['logger']

/**
 * Log with method and path only: no client address, query or header. Each line has the release, and the id of its trace if it is
 * traced.
 */
export function withoutPersonalData(logger: Logger, release: string): Logger {
  if (logger === undefined || logger === false) return false
  const options = logger === true ? {} : logger
  return {
    ...options,
    base: { release },
    mixin: () => ({ traceId: currentTraceId() }),
    serializers: {
      ...options.serializers,
      req: ({ method, url }: FastifyRequest) => ({
        method,
        path: publicPath(url),
      }),
    },
  }
}
