import { cartQuoteRequestSchema, cartQuoteResponseSchema } from '@shop/contract/cart.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { findOffers } from './cart.repository.ts'
import { quoteCart } from './quoteCart.ts'

/** The cart lives in the browser; the server says what it would cost now. */
export const cartRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/cart/quote',
    {
      schema: {
        tags: ['Buying'],
        summary: 'A cart as it would be sold now',
        body: cartQuoteRequestSchema,
        response: { 200: cartQuoteResponseSchema },
      },
    },
    async ({ body: { items } }) => {
      const productIds = [...new Set(items.map(({ product_id }) => product_id))]
      const offers = productIds.length === 0 ? [] : await findOffers(app.db, productIds)
      return { data: quoteCart(items, offers) }
    },
  )
}
