import type { FastifyInstance } from 'fastify'
import type { Transport } from '@shop/storefront/lib/api/createApi.ts'

/** Calls of the API within this process: the same routes, checks and caches as over HTTP, without a socket. */
export function createInjectedTransport(app: FastifyInstance): Transport {
  return async ({ method, url, body }) => {
    const response = await app.inject({ method, url, ...(body !== undefined && { payload: body as object }) })
    return { status: response.statusCode, data: response.json<unknown>() }
  }
}
