import type { FastifyRequest } from 'fastify'
import { HttpProblem } from './HttpProblem.ts'

const HOST = /^(?:[a-z0-9](?:[\w.-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/** Public address of the shop, without a slash at its end: the setting, or the request's host while the shop is tried out. */
export function publicOrigin({
  server,
  protocol,
  host,
}: Pick<FastifyRequest, 'server' | 'protocol' | 'host'>): string {
  const { PUBLIC_ORIGIN } = server.env
  if (PUBLIC_ORIGIN !== undefined) return new URL(PUBLIC_ORIGIN).origin
  const address = `${protocol}://${host}`
  if (!HOST.test(host) || !URL.canParse(address))
    throw new HttpProblem(400, 'The request names no valid host.')
  return new URL(address).origin
}
