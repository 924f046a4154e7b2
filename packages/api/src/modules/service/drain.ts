import { setTimeout as pause } from 'node:timers/promises'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    isDraining: () => boolean
  }
}

/** Time for load balancers to notice that `/readyz` answers 503. */
const DRAIN_MS = 3_000

/** Requests are still answered, but each answer closes its connection and `/readyz` is 503, so that no client loses a request. */
export const drain = fastifyPlugin(async function drain(app) {
  let isDraining = false
  app.decorate('isDraining', () => isDraining)
  app.addHook('preClose', async () => {
    isDraining = true
    if (app.server.listening) await pause(DRAIN_MS)
  })
  app.addHook('onSend', async (_, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
})
