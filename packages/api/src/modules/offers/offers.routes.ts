import { listOffersResponseSchema } from '@shop/contract/offers.schema'
import { joinMedia, parseMedia } from '@shop/contract/pictures'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cachedRead } from '#http/cachedRead.ts'
import { findShownOffers } from './offers.repository.ts'

const PICTURES = 3

export const offersRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/offers',
    {
      schema: {
        tags: ['Catalogue'],
        summary: 'Offers that are live, with pictures of their first products',
        response: { 200: listOffersResponseSchema },
      },
    },
    cachedRead(async () => {
      const offers = await findShownOffers(app.reads.db, { products: PICTURES })
      const cards = await app.productCards.find(offers.flatMap(({ productIds }) => productIds))
      const cardOf = new Map(cards.map((card) => [card.id, card]))
      return {
        data: offers.map(({ id, title, total, productIds }) => {
          const products = productIds.flatMap((productId) => cardOf.get(productId) ?? [])
          const pictures = products.flatMap(({ media }) => parseMedia(media).slice(0, 1))
          return {
            offer_id: id,
            offerDescription: title,
            total,
            media: joinMedia(pictures.map(({ src }) => src)),
          }
        }),
      }
    }),
  )
}
