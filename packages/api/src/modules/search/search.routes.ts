import { suggestionsQuerySchema, suggestionsResponseSchema } from '@shop/contract/search.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
import { suggest } from './suggestions.service.ts'

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
      suggestions: await suggest(app.db, await app.catalogueNames.current(), query.query),
    })),
  )
}
