import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { isProduction } from '#env.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { isFromThisMachine } from '#http/isFromThisMachine.ts'
import { sendProblem } from '#http/problems.ts'
import { devOutboxRoutes } from '#modules/outbox/devOutbox.routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    operatorOrigin: string | undefined
  }
}

/** Serves `/metrics`, and outside production `/dev/outbox`, on a loopback port that no proxy reaches. The caller closes them. */
export async function serveOperatorPages(shop: FastifyInstance, port: number): Promise<FastifyInstance> {
  const pages = buildOperatorPages(shop)
  shop.operatorOrigin = await pages.listen({ host: '127.0.0.1', port })
  return pages
}

export function buildOperatorPages(shop: FastifyInstance): FastifyInstance {
  const pages = Fastify({ forceCloseConnections: true })
  pages.setErrorHandler((error, request, reply) => sendProblem(error, request, reply))
  pages.setNotFoundHandler(() => {
    throw new HttpProblem(404, 'There is nothing here.')
  })
  // A page of another site could otherwise reach this port under a name of its own (DNS rebinding), and a proxy could publish it.
  pages.addHook('onRequest', async (request) => {
    if (!isFromThisMachine(request)) throw new HttpProblem(421, 'These pages are served at localhost only.')
  })
  pages.get('/metrics', async (_, reply) =>
    reply
      .header('cache-control', 'no-store')
      .type(shop.metrics.registry.contentType)
      .send(await shop.metrics.registry.metrics()),
  )
  pages.decorate('db', shop.db)
  if (!isProduction(shop.env)) void pages.register(devOutboxRoutes)
  return pages
}

/** Redirects operators who try the shop out to these pages, and refuses everybody else. */
export function redirectToOperatorPages(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { env, operatorOrigin } = request.server
  if (isProduction(env) || operatorOrigin === undefined || !isFromThisMachine(request)) {
    throw new HttpProblem(404, 'There is nothing here.')
  }
  return reply.redirect(operatorOrigin + request.url)
}
