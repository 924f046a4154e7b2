import { pincodeParamsSchema, pincodeResponseSchema } from '@shop/contract/pincodes.schema'
import { MAIN_STORE_ID } from '@shop/contract/stores.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { estimateDelivery } from '#modules/delivery/estimateDelivery.ts'
import { deliveryServiceOf } from './deliveryService.ts'
import { findLocation } from './findLocation.ts'

export const pincodesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/pincode/:pincode',
    {
      schema: {
        tags: ['Buying'],
        summary: 'City, state and delivery service of a pincode',
        params: pincodeParamsSchema,
        response: { 200: pincodeResponseSchema },
      },
    },
    async ({ params: { pincode } }) => {
      const location = findLocation(pincode)
      if (location === undefined) throw new HttpProblem(404, 'There is no such pincode.')
      const { delivery } = await app.settings()
      const service = deliveryServiceOf(pincode, location, delivery)
      const { serviceable, cod, expressStoreId } = service
      const inNearStore = { quantity: 1, stores: [{ storeId: expressStoreId ?? MAIN_STORE_ID, units: 1 }] }
      const fastest = estimateDelivery(service, [inNearStore], app.clock())
      return {
        data: {
          pincode,
          ...location,
          serviceable,
          express: fastest?.express ?? false,
          eta: fastest?.eta ?? null,
          cod,
          cod_max: delivery.cash_up_to,
        },
      }
    },
  )
}
