import { homeDataResponseSchema } from '@shop/contract/home.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { shared } from '#http/shared.ts'
import { getHomeData } from './home.service.ts'

export const homeRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/home-data',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Everything on the home page',
        response: { 200: homeDataResponseSchema },
      },
    },
    shared(async () => ({ data: await getHomeData(app.db) })),
  )
}
