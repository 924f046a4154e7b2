import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { orderResponseSchema, type OrderWire } from '@shop/contract/orders.schema'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import { advanceOrder, receiveReturns } from '#modules/orders/fulfilment.service.ts'
import { returnOrder } from '#modules/orders/returnOrder.service.ts'
import { dieAtStatement } from './dieAtStatement.ts'
import type { Feed, FeedStep } from './feedHistories.ts'
import { isOnSale, priceOfProduct, setState, stagesOf, type Model } from './feedModel.ts'
import { FeedShop } from './FeedShop.ts'
import type { Shopper } from './makeShopper.ts'

interface KnownOrder {
  product: number
  variant: number
  units: number
  isDelivered: boolean
  shopper: Shopper
  order: OrderWire
}

/** A shop and its model, which take the same steps. */
export class FeedHistory {
  readonly #app: FastifyInstance
  readonly #db: Database
  readonly #shop: FeedShop
  readonly #orders: KnownOrder[] = []
  #model: Model = new Map()

  constructor(app: FastifyInstance, db: Database, source: string) {
    this.#app = app
    this.#db = db
    this.#shop = new FeedShop(app, db, source)
  }

  async play(steps: readonly FeedStep[]): Promise<void> {
    for (const step of steps) {
      await this.#do(step)
      assert.deepEqual(await this.#shop.read(), this.#model)
      const derived = [...this.#model].map(
        ([number, known]) => [number, [isOnSale(known), priceOfProduct(known)]] as const,
      )
      assert.deepEqual(await this.#shop.readDerived(), new Map<number, readonly [boolean, number]>(derived))
    }
  }

  async #do(step: FeedStep): Promise<void> {
    switch (step.does) {
      case 'sell':
        return this.#sell(step)
      case 'cancel':
      case 'deliver':
      case 'return':
        return this.#moveOrder(step.does)
      case 'launch':
        for (const known of this.#model.values()) if (known.launch === 'future') known.launch = 'past'
        return this.#shop.launch()
      case 'set state': {
        const known = this.#model.get(step.product)
        if (known === undefined) return
        const is = setState(known, step.state, step.isLater) ? 'done' : 'incomplete'
        assert.equal((await this.#shop.setState(step.product, step.state, step.isLater)).is, is)
        return
      }
      default:
        return this.#take(step)
    }
  }

  /** After a kill the shop is at any stage, but at a whole one. */
  async #take(feed: Feed): Promise<void> {
    const stages = stagesOf(this.#model, feed)
    if (feed.killedAt === null) {
      await this.#shop.take(this.#db, feed)
      this.#model = stages.at(-1) ?? this.#model
      return
    }
    await dieAtStatement(this.#db, feed.killedAt, (doomed) => this.#shop.take(doomed, feed))
    const now = await this.#shop.read()
    this.#model = stages.find((stage) => isDeepStrictEqual(stage, now)) ?? this.#model
  }

  /** The shop sells what a shopper can have, and refuses the rest. */
  async #sell({ product, variant: wanted, units }: Extract<FeedStep, { does: 'sell' }>): Promise<void> {
    const known = this.#model.get(product)
    const variant = known?.variants.has(wanted) === true ? wanted : 0
    const own = known?.variants.get(variant)
    if (known === undefined || own === undefined) return
    const { answer, shopper } = await this.#shop.sell(product, variant, { units, price: own.price })
    const isPossible = isOnSale(known) && own.isSold && own.available >= units
    if (!isPossible) {
      assert.ok(answer.statusCode >= 400, answer.body)
      return
    }
    assert.equal(answer.statusCode, 201, answer.body)
    const order = orderResponseSchema.parse(answer.json()).data
    this.#orders.push({ product, variant, units, isDelivered: false, shopper, order })
    own.available -= units
    own.reserved += units
  }

  async #moveOrder(does: 'cancel' | 'deliver' | 'return'): Promise<void> {
    const known = this.#orders.find((one) => one.isDelivered === (does === 'return'))
    const own = known && this.#model.get(known.product)?.variants.get(known.variant)
    if (known === undefined || own === undefined) return
    const { order, shopper, units } = known
    if (does === 'deliver') {
      for (const to of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
        await advanceOrder(this.#db, order.number, to)
      known.isDelivered = true
      own.reserved -= units
      return
    }
    this.#orders.splice(this.#orders.indexOf(known), 1)
    own.available += units
    if (does === 'cancel') {
      own.reserved -= units
      const url = `/api/orders/${order.id}/cancel`
      const answer = await this.#app.inject({ method: 'POST', url, headers: shopper.headers, body: {} })
      assert.equal(answer.statusCode, 200, answer.body)
      return
    }
    const lines = order.lines.map(({ line_id }) => ({ line_id, quantity: units }))
    const request = { lines, reason: 'damaged' as const, refund_upi: 'asha@upi' }
    await returnOrder(this.#db, shopper.id, order.id, request, new Date())
    await receiveReturns(this.#db, order.number)
  }
}
