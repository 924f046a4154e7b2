import { setTimeout as pause } from 'node:timers/promises'
import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import { isConflict } from '#database/isConflict.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { QueueFull, TaskQueue } from '#work/TaskQueue.ts'

/** Orders that a process places at a time. Fewer than it has connections, so that reads continue in a rush. */
const PLACED_AT_A_TIME = 6
/** Limit for orders of one product, coupon or shopper: they wait for the same locked rows. */
const OF_ONE_KIND_AT_A_TIME = 2
/** About as many as are placed before their deadline. */
const WAITING_MAX = 1_000
const RETRY_PAUSE_MS = 50

export interface QueuedOrder {
  body: PlaceOrderRequest
  authorization: string | undefined
  /** Aborts when the client has disconnected or the deadline has passed. */
  signal: AbortSignal
}

/** An attempt that meets a locked row goes to the end of the queue, and is retried until its signal aborts. */
export class OrderQueue {
  readonly #queue = new TaskQueue({
    atATime: PLACED_AT_A_TIME,
    perResource: OF_ONE_KIND_AT_A_TIME,
    waitingMax: WAITING_MAX,
  })

  get running(): number {
    return this.#queue.running
  }

  get waiting(): number {
    return this.#queue.waiting
  }

  /** Runs `place` in turn. Throws a 503 when the queue is full, and when the signal aborts first. */
  async run<T>(order: QueuedOrder, place: () => Promise<T>): Promise<T> {
    const options = { signal: order.signal, resources: rowsOf(order) }
    for (;;) {
      try {
        return await this.#queue.run(place, options)
      } catch (error) {
        if (error instanceof QueueFull || error === order.signal.reason) throw HttpProblem.busy()
        if (!isConflict(error)) throw error
      }
      await pause(RETRY_PAUSE_MS * (0.5 + Math.random()))
    }
  }
}

function rowsOf({ body, authorization = '' }: QueuedOrder): string[] {
  const products = body.items.map((item) => `product ${item.product_id}`)
  const coupon = body.coupon == null ? [] : [`coupon ${body.coupon.toUpperCase()}`]
  return [...new Set([...products, ...coupon, `shopper ${authorization}`])]
}
