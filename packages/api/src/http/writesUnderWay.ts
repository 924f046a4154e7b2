import fastifyPlugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyInstance {
    /** Requests that change something, such as orders and payments, and are not answered yet. */
    writesUnderWay: () => number
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Counts requests that change something, so that work that can wait gives way to them. Register it before the routes. */
export const writesUnderWay = fastifyPlugin(async (app) => {
  let count = 0
  app.decorate('writesUnderWay', () => count)
  app.addHook('onRequest', async ({ method }, { raw }) => {
    if (READS.has(method)) return
    count += 1
    let isOver = false
    const end = () => {
      if (!isOver) count -= 1
      isOver = true
    }
    // A client that goes away closes its line without a finished answer.
    raw.once('finish', end)
    raw.once('close', end)
  })
})
