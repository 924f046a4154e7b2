import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import {
  createPaymentRequestSchema,
  paymentParamsSchema,
  paymentResponseSchema,
  paymentWebhookResponseSchema,
} from '@shop/contract/payments.schema'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { usersOnly } from '#http/usersOnly.ts'
import { createPayment, getPayment } from './payments.service.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { publicOrigin } from '#http/publicOrigin.ts'
import { handleWebhook } from './handleWebhook.ts'

const tags = ['Buying']

type PaymentsRoutes = FastifyPluginAsyncZod<{ context: PaymentsContext }>

export const paymentsRoutes: PaymentsRoutes = async (app, options) => {
  await app.register(userPaymentsRoutes, options)
  await app.register(webhookRoute, options)
}

const userPaymentsRoutes: PaymentsRoutes = async (app, { context }) => {
  await app.register(usersOnly)
  const askerOf = (request: FastifyRequest) => ({ userId: request.user.id, origin: publicOrigin(request) })

  app.post(
    '/payments',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      schema: {
        tags,
        summary: 'Begins to pay an order',
        body: createPaymentRequestSchema,
        response: { 201: paymentResponseSchema },
      },
    },
    async (request, reply) => {
      const data = await createPayment(context, askerOf(request), request.body)
      return reply.code(201).send({ data })
    },
  )

  app.get(
    '/payments/:id',
    {
      schema: {
        tags,
        summary: 'Where a payment is',
        params: paymentParamsSchema,
        response: { 200: paymentResponseSchema },
      },
    },
    async (request) => ({ data: await getPayment(context, askerOf(request), request.params.id) }),
  )
}

const webhookRoute: PaymentsRoutes = async (app, { context }) => {
  // The signature covers the raw bytes, so no parser may change them.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
  app.post(
    '/payments/webhooks/:provider',
    {
      schema: {
        tags,
        summary: 'Take in an event of the payment provider',
        params: z.object({ provider: z.string().max(20) }),
        response: { 200: paymentWebhookResponseSchema },
      },
    },
    async ({ params, body, headers }) => {
      if (params.provider !== context.provider.name) throw new HttpProblem(404, 'There is no such provider.')
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
      if (!(await handleWebhook(context, bytes, headers)))
        throw new HttpProblem(400, 'The signature is invalid.')
      return { received: true as const }
    },
  )
}
