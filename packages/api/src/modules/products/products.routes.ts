import { listProductsQuerySchema, listProductsResponseSchema } from '@shop/contract/product-list.schema'
import {
  listProductCardsQuerySchema,
  productCardsResponseSchema,
  productResponseSchema,
} from '@shop/contract/products.schema'
import { listReviewsQuerySchema, listReviewsResponseSchema } from '@shop/contract/reviews.schema'
import { slugOrIdSchema } from '@shop/contract/wire.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cachedRead } from '#http/cachedRead.ts'
import { withoutValues } from '#http/withoutValues.ts'
import { recordMiss } from '#modules/search/misses/recordMiss.ts'
import { ListNames } from './ListNames.ts'
import { listProducts } from './productList.service.ts'
import { ownReviewRoutes } from './ownReview.routes.ts'
import {
  getPartnerProducts,
  getProduct,
  getRelatedProducts,
  getReviews,
  productId,
} from './products.service.ts'
import { writeList } from './writeList.ts'

const tags = ['Catalogue']
const params = z.object({ slugOrId: slugOrIdSchema })

export const productsRoutes: FastifyPluginAsyncZod = async (app) => {
  const { catalogueSearch: search, productCards: cards } = app
  const { db } = app.reads
  const names = new ListNames(db, () => app.catalogueState())

  app.get(
    '/products',
    {
      schema: {
        tags,
        summary: 'Products, filtered and sorted, with facets',
        querystring: listProductsQuerySchema,
        response: { 200: listProductsResponseSchema },
      },
    },
    cachedRead(
      async ({ query }) => {
        const list = await listProducts({ db, search, cards, names }, query)
        await recordMiss(app.db, query, list).catch((error: unknown) =>
          app.log.warn({ err: withoutValues(error) }, 'A search without results was not recorded'),
        )
        return list
      },
      ({ data }) => data.map(({ id }) => id),
      writeList,
    ),
  )

  app.get(
    '/products/:slugOrId',
    {
      schema: {
        tags,
        summary: 'One product',
        params,
        response: { 200: productResponseSchema },
      },
    },
    cachedRead(
      async ({ params: { slugOrId } }) => ({ data: await getProduct(app, slugOrId) }),
      ({ data: { id, offer_gift: gift } }) => (gift === undefined ? [id] : [id, gift.product_id]),
    ),
  )

  app.get(
    '/products/:slugOrId/related',
    {
      schema: {
        tags,
        summary: 'Products like it',
        params,
        response: { 200: productCardsResponseSchema },
      },
    },
    cachedRead(async ({ params: { slugOrId } }) => ({
      data: await getRelatedProducts({ db, search, cards }, slugOrId),
    })),
  )

  app.get(
    '/products/:slugOrId/goes-with',
    {
      schema: {
        tags,
        summary: 'Products that complete it, the best match first',
        params,
        response: { 200: productCardsResponseSchema },
      },
    },
    cachedRead(async ({ params: { slugOrId } }) => ({
      data: await getPartnerProducts({ db, cards }, slugOrId),
    })),
  )

  app.get(
    '/products/:slugOrId/reviews',
    {
      schema: {
        tags,
        summary: 'Its reviews',
        params,
        querystring: listReviewsQuerySchema,
        response: { 200: listReviewsResponseSchema },
      },
    },
    cachedRead(
      ({ params: { slugOrId }, query }) => getReviews(db, slugOrId, query),
      async (_, { params: { slugOrId } }) => [await productId(db, slugOrId)],
    ),
  )

  app.get(
    '/product-cards',
    {
      schema: {
        tags,
        summary: 'Products by their ids, in this order, without those that are not sold',
        querystring: listProductCardsQuerySchema,
        response: { 200: productCardsResponseSchema },
      },
    },
    cachedRead(async ({ query }) => ({ data: await cards.find([...new Set(query.id)]) })),
  )

  await app.register(ownReviewRoutes)
}
