import { sizeGuideResponseSchema } from '@shop/contract/size-guides.schema'
import { slugSchema } from '@shop/contract/wire.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cachedRead } from '#http/cachedRead.ts'
import { HttpProblem } from '#http/HttpProblem.ts'

export const sizeGuidesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/size-guides/:slug',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'What the sizes of a product measure: its `size_guide`',
        params: z.object({ slug: slugSchema }),
        response: { 200: sizeGuideResponseSchema },
      },
    },
    cachedRead(async ({ params: { slug } }) => {
      const data = (await app.sizeGuides()).find((guide) => guide.slug === slug)
      if (data === undefined) throw new HttpProblem(404, 'There is no such size guide.')
      return { data }
    }),
  )
}
