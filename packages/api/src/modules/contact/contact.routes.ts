import { randomBytes } from 'node:crypto'
import { contactRequestSchema, contactResponseSchema } from '@shop/contract/contact.schema'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { LIMITS } from '#limits/limits.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'

/** Five bytes in hexadecimal: unique, and short enough to read out. */
const newReference = () => `C-${randomBytes(5).toString('hex').toUpperCase()}`

/** Forwards messages of the contact page to customer care. A reply goes to the sender. */
export const contactRoutes: FastifyPluginAsyncZod = async (app) => {
  app.post(
    '/contact',
    {
      schema: {
        tags: ['Contact'],
        summary: 'A message to the shop',
        body: contactRequestSchema,
        response: { 202: contactResponseSchema },
      },
    },
    async (request, reply) => {
      await app.rateLimits.consumeFrom(request, LIMITS.contactFromAddress)
      const { name, email, phone, topic, message } = request.body
      const { company } = await app.settings()
      const reference = newReference()
      await enqueueMessage(app.db, {
        channel: 'mail',
        to: company.care.email,
        ...(email !== undefined && { replyTo: email }),
        topic: `contact: ${topic}`,
        subject: `${reference}: a message about ${topic}`,
        text: [
          email === undefined ? `From: ${name}` : `From: ${name} <${email}>`,
          phone === undefined ? '' : `Phone: ${phone}`,
          '',
          message,
        ].join('\n'),
        dedupe: `contact ${reference}`,
      })
      return reply.code(202).send({ data: { reference } })
    },
  )
}
