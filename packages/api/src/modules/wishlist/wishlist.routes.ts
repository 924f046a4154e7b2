import {
  addToWishlistRequestSchema,
  wishlistChangeResponseSchema,
  wishlistResponseSchema,
} from '@shop/contract/wishlist.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptyBody } from '#http/emptyBody.ts'
import { idParamSchema } from '#http/idParam.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { deleteWishlistItem } from './wishlist.repository.ts'
import { addToWishlist, getWishlist } from './wishlist.service.ts'

const tags = ['Account']

export const wishlistRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(emptyBody)
  await app.register(usersOnly)

  app.get(
    '/wishlist',
    {
      schema: {
        tags,
        summary: 'The wishlist of the shopper',
        response: { 200: wishlistResponseSchema },
      },
    },
    async (request) => ({ data: await getWishlist(app, request.user.id) }),
  )

  app.post(
    '/wishlist/add',
    {
      schema: {
        tags,
        summary: 'Add a product to the wishlist',
        body: addToWishlistRequestSchema,
        response: { 200: wishlistChangeResponseSchema },
      },
    },
    async (request) => {
      await addToWishlist(app.db, request.user.id, request.body)
      return { data: { product_id: request.body.product_id, is_in_wishlist: 1 as const } }
    },
  )

  app.delete(
    '/wishlist/remove/:productId',
    {
      schema: {
        tags,
        summary: 'Remove a product from the wishlist',
        params: z.object({ productId: idParamSchema }),
        response: { 200: wishlistChangeResponseSchema },
      },
    },
    async (request) => {
      const { productId } = request.params
      await deleteWishlistItem(app.db, request.user.id, productId)
      return { data: { product_id: productId, is_in_wishlist: 0 as const } }
    },
  )
}
