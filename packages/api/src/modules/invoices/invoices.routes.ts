import { orderParamsSchema } from '@shop/contract/orders.schema'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { usersOnly } from '#http/usersOnly.ts'
import { readDocuments } from './invoices.service.ts'

export const invoicesRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(usersOnly)

  app.get(
    '/orders/:id/invoice',
    {
      schema: {
        tags: ['Buying'],
        summary: 'The GST tax invoice, from packing on, with its credit notes',
        params: orderParamsSchema,
        response: { 200: { content: { 'application/pdf': { schema: z.string() } } } },
      },
    },
    async (request, typedReply) => {
      const reply = typedReply as FastifyReply // the answer is bytes, unlike the route's type
      const asked = {
        userId: request.user.id,
        publicId: request.params.id,
        now: app.clock(),
      }
      const { orderNumber, documents } = await readDocuments(app.db, asked)
      const file = `invoice-${orderNumber.replace(/[^\w-]/g, '')}.pdf`
      reply.header('content-disposition', `inline; filename="${file}"`)
      // What draws a PDF takes 8 MB of memory, so it loads with the first invoice.
      const { renderInvoices } = await import('./renderInvoices.ts')
      return reply.type('application/pdf').send(await renderInvoices(documents))
    },
  )
}
