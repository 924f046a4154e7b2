import { browserFailureSchema } from '@shop/contract/browser-failures.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { z } from 'zod'

/** Logged failures of a process in a minute. A failure that many shoppers have needs no more. */
const LOGGED_PER_MINUTE = 20

export interface BrowserFailuresOptions {
  /** Place in the sources of a place in a script; undefined when it is unknown. */
  sourceOf: (frame: string) => Promise<string | undefined>
}

/** Counts failures of scripts in browsers, and logs where in the sources they happened. */
export const browserFailuresRoutes: FastifyPluginAsyncZod<BrowserFailuresOptions> = async (
  app,
  { sourceOf },
) => {
  const logged = new RateLimiterMemory({ points: LOGGED_PER_MINUTE, duration: 60 })
  app.post(
    '/browser-failures',
    {
      schema: {
        tags: ['Service'],
        summary: 'A failure of a script in a browser',
        body: browserFailureSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { name, frames } = request.body
      app.metrics.browserFailures.inc()
      const isLogged = await logged.consume('all').then(
        () => true,
        () => false,
      )
      if (isLogged) {
        const at = await Promise.all(frames.map(async (frame) => (await sourceOf(frame)) ?? frame))
        request.log.warn({ failure: { name, at } }, 'A script failed in a browser')
      }
      return reply.code(204).send(null)
    },
  )
}
