import { suggestionsQuerySchema, suggestionsResponseSchema } from '@shop/contract/search.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
import { toSuggestionsWire } from './search.mapper.ts'
import { suggestedProducts } from './suggestions/suggestedProducts.ts'

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
  const products = suggestedProducts(app.reads.db, () => app.catalogueState())
  app.get(
    '/search/suggestions',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Search suggestions, best first',
        querystring: suggestionsQuerySchema,
        response: { 200: suggestionsResponseSchema },
      },
    },
    cachedRead(
      async ({ query }) => {
        const found = await app.catalogueSearch.suggest(query.query)
        const shown = await products.get([
          ...found.phrases.flatMap(({ productId }) => productId ?? []),
          ...found.productIds,
        ])
        return toSuggestionsWire(found, shown)
      },
      ({ details }) => details.flatMap(({ product }) => product?.id ?? []),
    ),
  )
}
