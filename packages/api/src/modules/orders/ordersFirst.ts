import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import fastifyPlugin from 'fastify-plugin'
import { isInjection } from 'light-my-request'
import { OrderQueue } from './OrderQueue.ts'

declare module 'fastify' {
  interface FastifyInstance {
    orderQueue: OrderQueue
  }
}

export interface OrdersFirstOptions {
  /** Longest time for which a request waits, in ms. */
  waitMax?: number
}

const LOOK_EVERY_MS = 5
const WAIT_MAX_MS = 100
/** Share of its time that the event loop works, from which requests wait. */
const BUSY = 0.8
const MEASURED_MS = 200

/**
 * Adds the queue of orders. While it places one and the event loop is busy, other requests begin a little later: placing takes
 * about thirty database calls, and the answer to each would wait for all that arrived in between.
 */
export const ordersFirst = fastifyPlugin(async function ordersFirst(
  app,
  { waitMax = WAIT_MAX_MS }: OrdersFirstOptions,
) {
  const queue = new OrderQueue()
  const loop = new LoopUse()
  app.decorate('orderQueue', queue)
  app.addHook('onClose', async () => loop.stop())
  app.addHook('onRequest', async ({ raw, method, routeOptions }) => {
    const isOrder = method === 'POST' && routeOptions.url === '/api/orders'
    if (isOrder || isInjection(raw)) return // pages inject their calls when they have waited
    const ends = performance.now() + waitMax
    while (queue.running > 0 && loop.share > BUSY && performance.now() < ends) await pause(LOOK_EVERY_MS)
  })
})

/** Measures the use of the event loop over and over. */
class LoopUse {
  /** From 0 to 1, in the last time that was measured. */
  share = 0
  #before = performance.eventLoopUtilization()
  readonly #timer = setInterval(() => {
    this.share = performance.eventLoopUtilization(this.#before).utilization
    this.#before = performance.eventLoopUtilization()
  }, MEASURED_MS).unref()

  stop(): void {
    clearInterval(this.#timer)
  }
}
