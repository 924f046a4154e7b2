import {
  cartQuoteRequestSchema,
  cartQuoteResponseSchema,
  patchCartRequestSchema,
  userCartResponseSchema,
} from '@shop/contract/cart.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findSignedInUser } from '#http/requireUser.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { quoteForShopper } from './cart.service.ts'
import { patchUserCart, readUserCart } from './userCart.service.ts'

/** Prices and saved carts. A guest's cart is in the browser, a user's cart also in the API. */
export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/cart/quote',
    {
      schema: {
        tags: ['Buying'],
        summary: 'A cart as it would be sold now',
        security: [{}, { bearer: [] }],
        body: cartQuoteRequestSchema,
        response: { 200: cartQuoteResponseSchema },
      },
    },
    async (request) => {
      await app.countRead(request)
      const user = await findSignedInUser(request)
      const call = {
        ...request.body,
        userId: user?.id,
        settings: await app.settings(),
        now: app.clock(),
      }
      const { quote } = await app.db.onOneConnection((db) => quoteForShopper(db, call))
      return { data: quote }
    },
  )

  await app.register(userCartRoutes)
}

const userCartRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(usersOnly)
  const ownerOf = (userId: number) => app.encryption.fingerprint('cart', String(userId)).toString('base64url')

  app.get(
    '/cart',
    {
      schema: {
        tags: ['Buying'],
        summary: "A user's cart, kept across devices",
        response: { 200: userCartResponseSchema },
      },
    },
    async (request) => {
      const { id } = request.user
      return { data: { owner: ownerOf(id), items: await readUserCart(app.db, id), receipt: [] } }
    },
  )

  app.patch(
    '/cart',
    {
      schema: {
        tags: ['Buying'],
        summary: "Changes a user's cart, and joins a guest's with it",
        body: patchCartRequestSchema,
        response: { 200: userCartResponseSchema },
      },
    },
    async (request) => {
      const { id } = request.user
      return { data: { owner: ownerOf(id), ...(await patchUserCart(app.db, id, request.body)) } }
    },
  )
}
