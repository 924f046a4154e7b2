import {
  addToWishlistRequestSchema,
  wishlistChangeResponseSchema,
  wishlistResponseSchema,
} from '@shop/contract/wishlist.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptyBody } from '#http/emptyBody.ts'
import { idParamSchema } from '#http/idParam.ts'
import { requireUser } from '#http/requireUser.ts'
import { deleteWish } from './wishlist.repository.ts'
import { addToWishlist, getWishlist } from './wishlist.service.ts'

const tags = ['Account']
const noQuery = z.object({}).strict()

/** Wishes of shoppers who are logged in. */
export const wishlistRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(emptyBody)

  app.get(
    '/wishlist',
    {
      schema: {
        tags,
        summary: 'What the shopper wishes for',
        querystring: noQuery,
        response: { 200: wishlistResponseSchema },
      },
    },
    async (request) => ({ data: await getWishlist(app.db, (await requireUser(request)).id) }),
  )

  app.post(
    '/wishlist/add',
    {
      schema: {
        tags,
        summary: 'Wish for a product',
        querystring: noQuery,
        body: addToWishlistRequestSchema,
        response: { 200: wishlistChangeResponseSchema },
      },
    },
    async (request) => {
      const user = await requireUser(request)
      const { product_id } = request.body
      await addToWishlist(app.db, user.id, product_id)
      return { data: { product_id, is_in_wishlist: 1 as const } }
    },
  )

  app.delete(
    '/wishlist/remove/:productId',
    {
      schema: {
        tags,
        summary: 'Wish for it no more',
        params: z.object({ productId: idParamSchema }),
        querystring: noQuery,
        response: { 200: wishlistChangeResponseSchema },
      },
    },
    async (request) => {
      const user = await requireUser(request)
      const { productId } = request.params
      await deleteWish(app.db, user.id, productId)
      return { data: { product_id: productId, is_in_wishlist: 0 as const } }
    },
  )
}
