import type { FastifyReply } from 'fastify'

/**
 * Aborts when nobody waits for the answer any more: after this time, or when the client has gone. Fastify's `request.signal` can't
 * be used for that: it aborts as soon as the body of the request has been read.
 */
export function givenUp(reply: FastifyReply, deadlineMs: number): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMs)])
}
