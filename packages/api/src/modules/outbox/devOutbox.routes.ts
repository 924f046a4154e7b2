import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { HttpProblem } from '#http/HttpProblem.ts'
import { listMessages } from './outbox.repository.ts'
import { outboxPage } from './outboxPage.ts'

const querySchema = z.object({ to: z.string().max(254).optional() }).strict()

/** Messages that were sent, or would have been: a page, or JSON for clients that accept only that. Closed in production. */
export const devOutboxRoutes: FastifyPluginAsync = async (app) => {
  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) => {
    const query = querySchema.safeParse(request.query)
    if (!query.success) throw new HttpProblem(400, 'The only parameter is to, once.')
    const rows = await listMessages(app.db, query.data.to)
    const messages = rows.map((row) => ({
      id: row.id,
      channel: row.channel,
      to: row.recipient,
      topic: row.topic,
      subject: row.subject,
      text: row.text,
      created_at: row.createdAt.toISOString(),
      sent_at: row.sentAt?.toISOString() ?? null,
    }))
    reply.header('cache-control', 'no-store')
    if (/^application\/json\b/.test(request.headers.accept ?? '')) return reply.send({ data: messages })
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
      )
      .header('x-content-type-options', 'nosniff')
      .send(outboxPage(messages))
  })
}
