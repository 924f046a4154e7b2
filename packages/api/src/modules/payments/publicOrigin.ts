import type { FastifyRequest } from 'fastify'

/** The shop's address as others reach it, without a slash at its end. */
export function publicOrigin({ server, protocol, host }: FastifyRequest): string {
  return server.env.PUBLIC_ORIGIN ?? `${protocol}://${host}`
}
