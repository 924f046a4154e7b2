import { suggestionsQuerySchema, suggestionsResponseSchema } from '@shop/contract/search.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'

export const searchRoutes: FastifyPluginAsyncZod = async (app) => {
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
    cachedRead(async ({ query }) => ({
      suggestions: await app.catalogueSearch.suggest(query.query),
    })),
  )
}
