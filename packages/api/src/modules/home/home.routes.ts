import { homeDataResponseSchema } from '@shop/contract/home.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
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
    cachedRead(async () => ({ data: await getHomeData(app.reads.db, app.productCards) })),
  )
}
