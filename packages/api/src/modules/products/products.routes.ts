import { listProductsQuerySchema, listProductsResponseSchema } from '@shop/contract/product-list.schema'
import { productResponseSchema, relatedProductsResponseSchema } from '@shop/contract/products.schema'
import {
  createReviewRequestSchema,
  createReviewResponseSchema,
  listReviewsQuerySchema,
  listReviewsResponseSchema,
} from '@shop/contract/reviews.schema'
import { slugOrIdSchema } from '@shop/contract/wire.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { requireUser } from '#http/requireUser.ts'
import { shared } from '#http/shared.ts'
import { ProductIndex } from './index/ProductIndex.ts'
import { listProducts } from './productList.service.ts'
import { createReview, getProduct, getRelatedProducts, getReviews } from './products.service.ts'

const params = z.object({ slugOrId: slugOrIdSchema })
const querystring = z.object({}).strict()

export const productsRoutes: FastifyPluginAsyncZod = async (app) => {
  const index = new ProductIndex(app.db, app.catalogueVersion)

  app.get(
    '/products',
    { schema: { querystring: listProductsQuerySchema, response: { 200: listProductsResponseSchema } } },
    shared(({ query }) => listProducts({ db: app.db, index }, query)),
  )

  app.get(
    '/products/:slugOrId',
    { schema: { params, querystring, response: { 200: productResponseSchema } } },
    shared(async ({ params: { slugOrId } }) => ({ data: await getProduct(app.db, slugOrId) })),
  )

  app.get(
    '/products/:slugOrId/related',
    { schema: { params, querystring, response: { 200: relatedProductsResponseSchema } } },
    shared(async ({ params: { slugOrId } }) => ({ data: await getRelatedProducts(app.db, slugOrId) })),
  )

  app.get(
    '/products/:slugOrId/reviews',
    { schema: { params, querystring: listReviewsQuerySchema, response: { 200: listReviewsResponseSchema } } },
    shared(({ params: { slugOrId }, query }) => getReviews(app.db, slugOrId, query)),
  )

  app.post(
    '/products/:slugOrId/reviews',
    {
      schema: {
        params,
        querystring,
        body: createReviewRequestSchema,
        response: { 201: createReviewResponseSchema },
      },
    },
    async (request, reply) => {
      const user = await requireUser(request)
      const data = await createReview(app.db, request.params.slugOrId, user, request.body)
      return reply.code(201).send({ data })
    },
  )
}
