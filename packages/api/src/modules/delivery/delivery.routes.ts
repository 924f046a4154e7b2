import {
  deliveryEstimatesRequestSchema,
  deliveryEstimatesResponseSchema,
} from '@shop/contract/delivery.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import { estimateItems } from './delivery.service.ts'

export const deliveryRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/delivery/estimates',
    {
      schema: {
        tags: ['Buying'],
        summary: 'Delivery estimates of products at a pincode',
        body: deliveryEstimatesRequestSchema,
        response: { 200: deliveryEstimatesResponseSchema },
      },
    },
    async ({ body: { pincode, items } }) => {
      const { delivery } = await app.settings()
      const service = serviceOf(pincode, delivery)
      if (service === undefined) throw new HttpProblem(404, 'There is no such pincode.')
      const { serviceable, cod } = service
      const estimates = await estimateItems(app.db, service, items, app.clock())
      return { data: { pincode, serviceable, cod, cod_max: delivery.cash_up_to, estimates } }
    },
  )
}
