import { bundlesResponseSchema } from '@shop/contract/bundles.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
import { findBundles } from './bundles.repository.ts'

export const bundlesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/bundles',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Offers for products that are bought together',
        response: { 200: bundlesResponseSchema },
      },
    },
    cachedRead(async () => {
      const bundles = await findBundles(app.reads.db)
      const cards = await app.productCards.find(bundles.flatMap(({ productIds }) => productIds))
      return {
        data: bundles.map(({ title, productIds }) => ({
          title,
          products: cards.filter(({ id }) => productIds.includes(id)),
        })),
      }
    }),
  )
}
