import type { FastifyReply } from 'fastify'

/**
 * Signal that aborts at the deadline, or when the client disconnects. Fastify's `request.signal` is unusable for this: it aborts
 * as soon as the request's body has been read.
 */
export function requestSignal(reply: FastifyReply, deadlineMs: number): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMs)])
}
