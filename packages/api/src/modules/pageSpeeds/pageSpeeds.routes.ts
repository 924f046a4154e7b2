import { pageSpeedsSchema } from '@shop/contract/page-speeds.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'

/** Counts how fast pages were for visitors. They come from anybody, so an address may send as many as it may read. */
export const pageSpeedsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/page-speeds',
    {
      schema: {
        tags: ['Service'],
        summary: 'How fast a page was for a visitor',
        body: pageSpeedsSchema,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await app.countRead(request)
      const { page, CLS, ...times } = request.body
      const { seconds, shift } = app.metrics.pageSpeeds
      for (const [metric, milliseconds] of Object.entries(times))
        seconds.observe({ metric, page }, milliseconds / 1_000)
      if (CLS !== undefined) shift.observe({ page }, CLS)
      return reply.code(204).send(null)
    },
  )
}
