import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Pages with personal data in their address (specification §2). */
const PERSONAL = /^(\/passwordReset\/).*/i

type Logger = FastifyServerOptions['logger']

/** Log with method and path only: no client address, query or header. */
export function withoutPersonalData(logger: Logger): Logger {
  if (logger === undefined || logger === false) return false
  const options = logger === true ? {} : logger
  return {
    ...options,
    serializers: {
      ...options.serializers,
      req: ({ method, url }: FastifyRequest) => ({
        method,
        path: url.split('?', 1)[0]?.replace(PERSONAL, '$1…'),
      }),
    },
  }
}
