import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import { hasLost } from '#database/hasLost.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { QueueFull, TaskQueue } from '#work/TaskQueue.ts'

/** Orders that a process places at a time: fewer than it has connections, so that reads go on in a rush. */
const PLACED_AT_A_TIME = 6
/** Of these, orders of one product, of one coupon, of one shopper: they wait for the same rows, and others need not. */
const OF_ONE_KIND_AT_A_TIME = 2
/** About as many as are placed before their deadline. */
const WAITING_MAX = 1_000
const RETRY_PAUSE_MS = 50

export interface QueuedOrder {
  body: PlaceOrderRequest
  authorization: string | undefined
  /** Aborts when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Orders wait here for their turn instead of being turned away. One that loses to others in the database, because a row is locked,
 * leaves its place, joins the end of the queue and is tried again until it is given up.
 */
export class OrderQueue {
  readonly #queue = new TaskQueue({
    atATime: PLACED_AT_A_TIME,
    perResource: OF_ONE_KIND_AT_A_TIME,
    waitingMax: WAITING_MAX,
  })

  /** Runs `place` in turn. Answers 503 when the queue is full, and when the order is given up before it is placed. */
  async run<T>(order: QueuedOrder, place: () => Promise<T>): Promise<T> {
    const options = { signal: order.signal, resources: rowsOf(order) }
    for (;;) {
      try {
        return await this.#queue.run(place, options)
      } catch (error) {
        if (error instanceof QueueFull || error === order.signal.reason) throw HttpProblem.busy()
        if (!hasLost(error)) throw error
      }
      await pause(RETRY_PAUSE_MS * (0.5 + Math.random()))
    }
  }
}

/** The rows that orders have in common, by names of their own. */
function rowsOf({ body, authorization = '' }: QueuedOrder): string[] {
  const products = body.items.map((item) => `product ${item.product_id}`)
  const coupon = body.coupon == null ? [] : [`coupon ${body.coupon.toUpperCase()}`]
  return [...new Set([...products, ...coupon, `shopper ${authorization}`])]
}
