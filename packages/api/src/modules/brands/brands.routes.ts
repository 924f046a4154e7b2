import { brandIndexResponseSchema, listBrandsResponseSchema } from '@shop/contract/brands.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
import { toBrandWire, toStockedBrandWire } from './brands.mapper.ts'
import { listBrands, listStockedBrands } from './brands.repository.ts'

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

  app.get(
    '/brands',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Brands that have products, with a picture and their number',
        response: { 200: brandIndexResponseSchema },
      },
    },
    cachedRead(async () => ({ data: (await listStockedBrands(app.reads.db)).map(toStockedBrandWire) })),
  )
}
