import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Encoding, StoredAnswer } from './StoredAnswer.ts'

/** Sends a stored answer in the client's best encoding, or 304 to a client that has it. */
export async function sendStored(
  { headers }: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  answer: StoredAnswer,
  bytesIn: (encoding: Encoding) => Promise<Buffer>,
): Promise<FastifyReply> {
  reply.code(answer.status).header('vary', 'accept-encoding')
  if (answer.status === 200) {
    reply.header('etag', answer.etag)
    if (answer.isHeldBy(headers['if-none-match'])) return reply.code(304).send()
  }
  const encoding = answer.encodingFor(headers['accept-encoding'])
  const bytes = await bytesIn(encoding)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
