import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Unanswered requests that change something, such as orders and payments. */
    pendingWrites: () => number
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Counts requests that change something, so that less urgent work waits for them. Register it before the routes. */
export const pendingWrites = fastifyPlugin(async function pendingWrites(app) {
  let count = 0
  app.decorate('pendingWrites', () => count)
  app.addHook('onRequest', async ({ method }, { raw }) => {
    if (READS.has(method)) return
    count += 1
    let isOver = false
    const end = () => {
      if (!isOver) count -= 1
      isOver = true
    }
    // A client that disconnects causes 'close' without 'finish'.
    raw.once('finish', end)
    raw.once('close', end)
  })
})
