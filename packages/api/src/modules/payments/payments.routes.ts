import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import {
  createPaymentRequestSchema,
  paymentParamsSchema,
  paymentResponseSchema,
  paymentWebhookResponseSchema,
} from '@shop/contract/payments.schema'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod, ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { requireUser } from '#http/requireUser.ts'
import { createPayment, getPayment } from './payments.service.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { publicOrigin } from './publicOrigin.ts'
import { takeInWebhook } from './takeInWebhook.ts'

const tags = ['Buying']
const querystring = z.object({}).strict()

export const paymentsRoutes: FastifyPluginAsyncZod<{ context: PaymentsContext }> = async (
  app,
  { context },
) => {
  const asking = async (request: FastifyRequest) => {
    const { id: userId } = await requireUser(request)
    return { userId, origin: publicOrigin(request) }
  }

  app.post(
    '/payments',
    {
      handlerTimeout: ORDER_DEADLINE_MS,
      schema: {
        tags,
        summary: 'Begins to pay an order',
        querystring,
        body: createPaymentRequestSchema,
        response: { 201: paymentResponseSchema },
      },
    },
    async (request, reply) => {
      const data = await createPayment(context, await asking(request), request.body)
      return reply.code(201).send({ data })
    },
  )

  app.get(
    '/payments/:id',
    {
      schema: {
        tags,
        summary: 'Where a payment is',
        querystring,
        params: paymentParamsSchema,
        response: { 200: paymentResponseSchema },
      },
    },
    async (request) => ({ data: await getPayment(context, await asking(request), request.params.id) }),
  )

  // The signature is over the bytes as they came, so nothing may parse them first.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_, body, done) => done(null, body))
    raw.withTypeProvider<ZodTypeProvider>().post(
      '/payments/webhooks/:provider',
      {
        schema: {
          tags,
          summary: 'What the payment provider tells',
          params: z.object({ provider: z.string().max(20) }),
          response: { 200: paymentWebhookResponseSchema },
        },
      },
      async ({ params, body, headers }) => {
        if (params.provider !== context.provider.name)
          throw new HttpProblem(404, 'There is no such provider.')
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        if (!(await takeInWebhook(context, bytes, headers)))
          throw new HttpProblem(400, 'The signature is not the provider’s.')
        return { received: true as const }
      },
    )
  })
}
