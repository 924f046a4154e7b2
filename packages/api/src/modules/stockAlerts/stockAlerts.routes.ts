import { stockAlertsResponseSchema } from '@shop/contract/stock-alerts.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { emptyBody } from '#http/emptyBody.ts'
import { idParamSchema } from '#http/idParam.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { deleteAlert } from './stockAlerts.repository.ts'
import { addAlert, getAlerts } from './stockAlerts.service.ts'

const tags = ['Account']
const ofOneVariant = {
  params: z.object({ productId: idParamSchema }),
  querystring: z.object({ variant_id: idParamSchema.optional() }).strict(),
  response: { 204: z.undefined() },
}

export const stockAlertsRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(emptyBody)
  await app.register(usersOnly)

  app.get(
    '/stock-alerts',
    {
      schema: {
        tags,
        summary: 'What the shopper waits for',
        response: { 200: stockAlertsResponseSchema },
      },
    },
    async (request) => ({ data: await getAlerts(app.db, request.user.id) }),
  )

  app.put(
    '/stock-alerts/:productId',
    { schema: { tags, summary: 'Ask for a message when a variant is in stock again', ...ofOneVariant } },
    async (request, reply) => {
      const target = { productId: request.params.productId, variantId: request.query.variant_id }
      await addAlert(app.db, request.user.id, target)
      return reply.code(204).send()
    },
  )

  app.delete(
    '/stock-alerts/:productId',
    { schema: { tags, summary: 'Take a request for a message back', ...ofOneVariant } },
    async (request, reply) => {
      const target = { productId: request.params.productId, variantId: request.query.variant_id }
      await deleteAlert(app.db, request.user.id, target)
      return reply.code(204).send()
    },
  )
}
