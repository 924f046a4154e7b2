import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { compile } from '@fastify/proxy-addr'
import fastifyPlugin from 'fastify-plugin'
import { withCause } from '#work/cause.ts'

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** Makes the id of a request: that of a trusted proxy (`X-Request-Id`, a UUID), otherwise a new one. */
export function requestIds(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = compile(trustedProxies)
  return ({ headers, socket }) => {
    const given = headers['x-request-id']
    const isGood = typeof given === 'string' && UUID.test(given)
    return isGood && isTrusted(socket.remoteAddress ?? '', 0) ? given.toLowerCase() : randomUUID()
  }
}

/** Sends the id of each request with its answer, and labels its statements with it. */
export const requestId = fastifyPlugin(async function requestId(app) {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    withCause(`request ${request.id}`, done)
  })
  // A body arrives on behalf of the connection.
  app.addHook('preValidation', (request, _, done) => withCause(`request ${request.id}`, done))
})
