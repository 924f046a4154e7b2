import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isProduction } from '#env.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { isFromThisMachine, isLoopbackName } from '#http/isFromThisMachine.ts'
import { sendProblem } from '#http/problems.ts'
import { devOutboxRoutes } from '#modules/outbox/devOutbox.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Address of the operator's pages while they are served. */
    operatorOrigin: string | undefined
  }
}

/**
 * Serves the operator's pages of a shop, `/metrics` and outside production `/dev/outbox`, on a loopback port of their own: no proxy
 * in front of the shop leads there, whatever headers it sends or leaves out. The caller closes them.
 */
export async function serveOperatorPages(shop: FastifyInstance, port: number): Promise<FastifyInstance> {
  const pages = buildOperatorPages(shop)
  shop.operatorOrigin = await pages.listen({ host: '127.0.0.1', port })
  return pages
}

/** The operator's pages, to listen on loopback. */
export function buildOperatorPages(shop: FastifyInstance): FastifyInstance {
  const pages = Fastify({ forceCloseConnections: true })
  pages.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  pages.setNotFoundHandler(() => {
    throw new HttpProblem(404, 'There is nothing here.')
  })
  // A page of another site, whose name its owner lets point to this machine, can't read an answer.
  pages.addHook('onRequest', async ({ headers }) => {
    if (!isLoopbackName(headers.host)) throw new HttpProblem(421, 'Ask for localhost.')
  })
  pages.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(shop.metrics.contentType)
      .send(await shop.metrics.metrics()),
  )
  pages.decorate('db', shop.db)
  if (!isProduction(shop.env)) void pages.register(devOutboxRoutes)
  return pages
}

/** The answer of the shop's own address: leads people who try the shop out to the page, and refuses everybody else. */
export function redirectToOperatorPages(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { env, operatorOrigin } = request.server
  if (isProduction(env) || operatorOrigin === undefined || !isFromThisMachine(request)) {
    throw new HttpProblem(404, 'There is nothing here.')
  }
  return reply.redirect(operatorOrigin + request.url)
}
