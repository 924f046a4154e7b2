import type { AnswerCache } from '@shop/api/http/AnswerCache'
import type { StoredAnswer } from '@shop/api/http/StoredAnswer'
import type { FastifyReply, FastifyRequest } from 'fastify'

export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  stored: { cache: AnswerCache; key: string; answer: StoredAnswer },
): Promise<FastifyReply> {
  const { cache, key, answer } = stored
  const encoding = answer.encodingFor(request.headers['accept-encoding'])
  const bytes = await cache.bytesOf(key, answer, encoding)
  reply.code(answer.status).header('vary', 'accept-encoding')
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
