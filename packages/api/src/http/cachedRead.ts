import type { FastifyReply, FastifyRequest } from 'fastify'
import { isInjection } from 'light-my-request'
import { sendStored } from './sendStored.ts'
import { findProducts } from './shownProducts.ts'
import { StoredAnswer } from './StoredAnswer.ts'

/** Browsers and CDNs may cache a response for this many seconds. */
const MAX_AGE_S = 60

interface Asked<Params, Query> extends Pick<
  FastifyRequest,
  'server' | 'routeOptions' | 'headers' | 'ip' | 'raw'
> {
  params: Params
  query: Query
}

/**
 * Handler of a read that is equal for all clients. The response is checked against its schema, and cached until a change that
 * concerns it (decision 083). `productsOf` finds the products whose stock or reviews the response shows. `write` writes the
 * response, parts of which may be known as text.
 */
export function cachedRead<Params, Query, Body extends object>(
  produce: (request: Asked<Params, Query>) => Promise<Body>,
  productsOf: (
    body: Body,
    request: Asked<Params, Query>,
  ) => readonly number[] | Promise<readonly number[]> = findProducts,
  write: (body: Body, serialize: (body: Body) => string) => string = (body, serialize) => serialize(body),
) {
  return async (request: Asked<Params, Query>, typedReply: object): Promise<Body | void> => {
    const reply = typedReply as FastifyReply // a cached body is bytes, unlike the route's type
    const { answers, catalogueState, countRead } = request.server
    const key = toKey(request)
    const isOwn = isInjection(request.raw) // a page is rendered
    const state = await catalogueState()
    // A request counts even when it only waits for the computation of another one.
    if (!answers.isStored(state, key)) await countRead(request)
    const answer = await answers.get(state, key, async () => {
      const body = await produce(request)
      const text = write(body, (one) => String(reply.serializeInput(one as Record<string, unknown>, '200')))
      const parts = { products: await productsOf(body, request) }
      return isOwn ? StoredAnswer.ofText(text, parts) : StoredAnswer.of(text, parts)
    })
    reply.header('cache-control', `public, max-age=${MAX_AGE_S}`)
    reply.header('surrogate-key', answer.surrogateKey)
    reply.header('content-type', 'application/json; charset=utf-8')
    await sendStored(request, reply, answer, (encoding) =>
      isOwn && encoding === 'identity' ? answers.textOf(key, answer) : answers.bytesOf(key, answer, encoding),
    )
  }
}

/** Cache key. Parameters that the schema does not know are no part of it. */
function toKey({ routeOptions, params, query }: Asked<unknown, unknown>): string {
  const { url, schema } = routeOptions
  const checked = [
    schema?.params === undefined ? null : params,
    schema?.querystring === undefined ? null : query,
  ]
  return `${url} ${JSON.stringify(checked)}`
}
