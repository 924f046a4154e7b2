import type { FastifyRequest, FastifyServerOptions } from 'fastify'

/** Pages whose address goes on with someone's own (specification §2). */
const PERSONAL = /^(\/passwordReset\/).*/i

type Logger = FastifyServerOptions['logger']

/** The same log, with requests as method and path only: no address, no query, no header. */
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
