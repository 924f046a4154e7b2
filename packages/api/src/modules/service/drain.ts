import { setTimeout as pause } from 'node:timers/promises'
import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the process is about to close. */
    isDraining: () => boolean
  }
}

/** Time for balancers to notice that `/readyz` answers 503. */
const DRAIN_MS = 3_000

/**
 * Closing begins with a pause in which everything is still answered, but each answer ends its connection and `/readyz` is 503. So no
 * client uses a connection in the moment when it is closed. Afterwards requests under way have until their deadlines.
 */
export const drain = fastifyPlugin(async (app) => {
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
