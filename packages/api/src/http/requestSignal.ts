import type { FastifyReply } from 'fastify'

/** Aborts at the deadline, or when the client disconnects. Fastify's `request.signal` already aborts when the request's body was read. */
export function requestSignal(reply: FastifyReply, deadlineMs: number): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, AbortSignal.timeout(deadlineMs)])
}
