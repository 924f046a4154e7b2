import type { FastifyReply, FastifyRequest } from 'fastify'
import { today } from '#time/today.ts'

/** How long, in seconds, browsers and CDNs may keep an answer without asking. */
const MAX_AGE_S = 60
const COMPRESS_FROM_BYTES = 1_024

/**
 * Handler of a read that is the same for everyone: `produce` makes its body, which is checked against the response schema
 * and kept, finished, for as long as the catalogue stays as it is. Answers `If-None-Match` with 304.
 */
export function shared<Request extends FastifyRequest>(produce: (request: Request) => Promise<object>) {
  return async (request: Request, reply: FastifyReply): Promise<FastifyReply> => {
    const { storedBodies, catalogueVersion } = request.server
    const key = `${request.routeOptions.url} ${JSON.stringify([request.params, request.query])}`
    const epoch = `${await catalogueVersion()} ${today()}`
    const body = await storedBodies.get(epoch, key, async () =>
      String(reply.serializeInput((await produce(request)) as Record<string, unknown>, '200')),
    )
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`)
    reply.header('etag', body.etag)
    reply.header('vary', 'accept-encoding')
    if (isNotModified(request.headers['if-none-match'], body.etag)) return reply.code(304).send()
    reply.type('application/json; charset=utf-8')
    if (body.size < COMPRESS_FROM_BYTES || !/\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
      return reply.send(body.bytes)
    }
    return reply.header('content-encoding', 'br').send(await body.brotli())
  }
}

function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2))
}
