import { COD_MAX_RUPEES } from '@shop/contract/limits'
import { pincodeParamsSchema, pincodeResponseSchema } from '@shop/contract/pincodes.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { deliveryServiceOf } from './deliveryService.ts'
import { findPlace } from './findPlace.ts'
import { promiseDelivery } from './promiseDelivery.ts'

/** Where a pincode is, and when something ordered now would be there. */
export const pincodesRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/pincode/:pincode',
    {
      schema: {
        tags: ['Buying'],
        summary: 'What we deliver to a pincode, and when',
        params: pincodeParamsSchema,
        response: { 200: pincodeResponseSchema },
      },
    },
    async ({ params: { pincode } }) => {
      const place = findPlace(pincode)
      if (place === undefined) throw new HttpProblem(404, 'There is no such pincode.')
      const service = deliveryServiceOf(pincode, place)
      const now = app.clock()
      const promise = promiseDelivery(service, service.expressStoreId !== null, now)
      const { serviceable, cod } = service
      return {
        data: {
          pincode,
          ...place,
          serviceable,
          express: serviceable && promise.express,
          eta: serviceable ? promise.eta : null,
          promised_by: serviceable ? promise.promised_by : null,
          now: promise.now,
          cod,
          cod_max: COD_MAX_RUPEES,
        },
      }
    },
  )
}
