import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { findSignedInUser } from '#http/requireUser.ts'
import { isProduct } from '#http/shownProducts.ts'
import { StoredAnswer } from '#http/StoredAnswer.ts'
import { listWishlist } from './wishlist.repository.ts'

/** Marks wishlist items in the reads of this scope. Such a response is private and never cached. */
export const markWishlisted = fastifyPlugin(async function markWishlisted(app) {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET') route.schema = { security: [{}, { bearer: [] }], ...route.schema }
  })

  app.addHook('preHandler', async ({ headers }) => {
    // The browser's cached guest response must not stand in for the user's.
    if (headers.authorization !== undefined) delete headers['if-none-match']
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.method !== 'GET') return payload
    reply.header('vary', 'accept-encoding, authorization')
    if (request.headers.authorization === undefined) return payload
    reply.header('cache-control', 'private, no-store').removeHeader('etag')
    if (reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return payload
    // While the database is unavailable, cached responses without marks are better than none.
    if ((await app.catalogueState()) === undefined) return payload
    const user = await findSignedInUser(request)
    if (user === undefined) return payload
    const wishlisted = new Set((await listWishlist(app.db, user.id)).map(({ productId }) => productId))
    if (wishlisted.size === 0) return payload
    const text = await decode(payload, reply.getHeader('content-encoding'))
    return encode(markCards(text, wishlisted), request.headers['accept-encoding'], reply)
  })
})

const fromBrotli = promisify<Buffer, Buffer>(brotliDecompress)
const fromGzip = promisify<Buffer, Buffer>(gunzip)

async function decode(bytes: Buffer, encoding: unknown): Promise<string> {
  if (encoding === 'br') return String(await fromBrotli(bytes))
  if (encoding === 'gzip') return String(await fromGzip(bytes))
  return String(bytes)
}

async function encode(text: string, accepted: string | undefined, reply: FastifyReply): Promise<Buffer> {
  const answer = await StoredAnswer.of(text)
  const encoding = answer.encodingFor(accepted)
  if (encoding === 'identity') reply.removeHeader('content-encoding')
  else reply.header('content-encoding', encoding)
  const bytes = await answer.bytes(encoding)
  reply.header('content-length', bytes.length)
  return bytes
}

/** Sets `is_in_wishlist` of these products, at any depth. */
function markCards(json: string, wishlisted: ReadonlySet<number>): string {
  const body: unknown = JSON.parse(json)
  const places = [body]
  for (const place of places) {
    if (typeof place !== 'object' || place === null) continue
    if (isProduct(place) && wishlisted.has(place.id)) place.is_in_wishlist = 1
    places.push(...Object.values(place))
  }
  return JSON.stringify(body)
}
