import { listBrandsResponseSchema } from '@shop/contract/brands.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
import { toBrandWire } from './brands.mapper.ts'
import { listBrands } from './brands.repository.ts'

export const brandsRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/list-brand',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'All brands',
        response: { 200: listBrandsResponseSchema },
      },
    },
    cachedRead(async () => ({ data: (await listBrands(app.reads.db)).map(toBrandWire) })),
  )
}
