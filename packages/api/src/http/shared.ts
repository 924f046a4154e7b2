import type { FastifyReply, FastifyRequest } from 'fastify'
import { today } from '#time/today.ts'

/** How long, in seconds, browsers and CDNs may keep an answer without asking. */
const MAX_AGE_S = 60
const COMPRESS_FROM_BYTES = 1_024

interface Asked<Params, Query> extends Pick<FastifyRequest, 'server' | 'routeOptions' | 'headers'> {
  params: Params
  query: Query
}

/**
 * Handler of a read that is the same for everyone: `produce` makes its body, which is checked against the response schema
 * and kept, finished, for as long as the catalogue stays as it is. Answers `If-None-Match` with 304.
 */
export function shared<Params, Query, Body extends object>(
  produce: (request: Asked<Params, Query>) => Promise<Body>,
) {
  return async (request: Asked<Params, Query>, typedReply: object): Promise<Body | void> => {
    const reply = typedReply as FastifyReply // a stored body is bytes, whatever the route's type says
    const { storedBodies, catalogueVersion } = request.server
    const key = `${request.routeOptions.url} ${JSON.stringify([request.params, request.query])}`
    const epoch = `${await catalogueVersion()} ${today()}`
    const body = await storedBodies.get(epoch, key, async () =>
      String(reply.serializeInput((await produce(request)) as Record<string, unknown>, '200')),
    )
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`)
    reply.header('etag', body.etag)
    reply.header('vary', 'accept-encoding')
    if (isNotModified(request.headers['if-none-match'], body.etag)) {
      reply.code(304)
      return reply.send()
    }
    reply.header('content-type', 'application/json; charset=utf-8')
    if (body.size < COMPRESS_FROM_BYTES || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) {
      return reply.send(body.bytes)
    }
    reply.header('content-encoding', 'br')
    return reply.send(await body.brotli())
  }
}

function isNotModified(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch
    .split(',')
    .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag.slice(2))
}
