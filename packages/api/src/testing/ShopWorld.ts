import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { rupeesOfPaise } from '@shop/contract/money'
import { orderResponseSchema } from '@shop/contract/orders.schema'
import type { Database } from '#database/openDatabase.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { quoteCart } from '#modules/cart/cart.service.ts'
import { cancelOrder } from '#modules/orders/cancelOrder.service.ts'
import { advanceOrder, FulfilmentError, receiveReturns } from '#modules/orders/fulfilment.service.ts'
import { getOrder } from '#modules/orders/orders.service.ts'
import { payOnDelivery } from '#modules/orders/payOrder.service.ts'
import { placeOrder } from '#modules/orders/placeOrder.service.ts'
import { returnOrder } from '#modules/orders/returnOrder.service.ts'
import { withdrawReturn } from '#modules/orders/withdrawReturn.service.ts'
import { createPayment } from '#modules/payments/payments.service.ts'
import type { PaymentsContext } from '#modules/payments/PaymentsContext.ts'
import { createRazorpayProvider } from '#modules/payments/providers/razorpay/createRazorpayProvider.ts'
import { reconcilePayments } from '#modules/payments/reconcilePayments.ts'
import { reconcileRefunds } from '#modules/payments/reconcileRefunds.ts'
import { sendRefunds } from '#modules/payments/sendRefunds.ts'
import { handleWebhook } from '#modules/payments/handleWebhook.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { importProduct } from './importProduct.ts'
import { makeCoupon } from './makeCoupon.ts'
import { expireOrder } from './makeOrder.ts'
import { makeOffer } from './makeOffer.ts'
import { makeKey, makeShopper, type Shopper } from './makeShopper.ts'
import type { ShopStep } from './shopHistories.ts'
import type { RazorpayStandIn, SignedWebhook } from './startRazorpayStandIn.ts'

const HOUR_MS = 3_600_000
/** The last one is a gift. */
const PRODUCTS = 4
const PATH = ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const
const PINCODE = '110001'

export interface WorldOrder {
  id: string
  publicId: string
  number: string
  shopper: Shopper
}

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)]

/** Shop with two shoppers, three products in short supply and three coupons, on a real database and a stand-in for Razorpay. */
export class ShopWorld {
  readonly orders: WorldOrder[] = []
  readonly webhooks: SignedWebhook[] = []
  readonly #db: Database
  readonly #standIn: RazorpayStandIn
  readonly #source = randomUUID()
  #shoppers: Shopper[] = []
  #codes: string[] = []
  #productIds: number[] = []

  private constructor(db: Database, standIn: RazorpayStandIn) {
    this.#db = db
    this.#standIn = standIn
  }

  static async open(db: Database, standIn: RazorpayStandIn): Promise<ShopWorld> {
    const world = new ShopWorld(db, standIn)
    for (const map of [standIn.orders, standIn.payments, standIn.refunds]) map.clear()
    world.#shoppers = [await makeShopper(db), await makeShopper(db)]
    const coupons = [
      await makeCoupon(db, { usesMax: 1, usesPerUserMax: 2 }),
      await makeCoupon(db, { kind: 'percent', percent: 13, amountPaise: null, usesPerUserMax: 1 }),
      await makeCoupon(db, { minPaise: 60_000, usesMax: 2, usesPerUserMax: 2 }),
    ]
    world.#codes = coupons.map(({ code }) => code)
    for (let product = 0; product < PRODUCTS; product += 1)
      await importProduct(db, world.#source, { product, rupees: 200 + 150 * product, units: 2 + product })
    const { rows } = await db.execute<{ id: number; slug: string }>(sql`
      select product.id, slug from product_source join product on product.id = product_id
      where source = ${world.#source} order by source_id`)
    world.#productIds = rows.map(({ id }) => id)
    const [one, two, three, gift] = rows.map(({ slug }) => ({ slug }))
    if (one && two && three && gift) {
      await makeOffer(db, [one, two], { kind: 'set_price', quantity: 3, price: 499 })
      await makeOffer(db, [three], { kind: 'gift', from: 400, gift: { product: gift.slug } })
    }
    return world
  }

  at(hours: number): PaymentsContext {
    const { key, webhookSecret, url } = this.#standIn
    const options = { keyId: key.id, keySecret: key.secret, webhookSecrets: [webhookSecret], apiUrl: url }
    return {
      db: this.#db,
      provider: createRazorpayProvider(options),
      clock: () => new Date(Date.now() + hours * HOUR_MS),
      log: { warn: () => undefined, error: () => undefined },
    }
  }

  async act(step: ShopStep): Promise<void> {
    try {
      await this.#do(step)
    } catch (error) {
      // The shop may refuse a request with a problem; other errors fail the test.
      if (!(error instanceof HttpProblem || error instanceof FulfilmentError)) throw error
      if (error instanceof HttpProblem && error.status >= 500 && error.status !== 503) throw error
    } finally {
      this.#standIn.faults.length = 0
    }
  }

  async #do(step: ShopStep): Promise<void> {
    const db = this.#db
    switch (step.does) {
      case 'place':
        return this.#place(step)
      case 'attempt':
        return this.#attempt(step)
      case 'succeed': {
        const payment = pick([...this.#standIn.payments.values()], step.at)
        if (payment === undefined || payment.status === 'captured') return
        payment.status = 'captured'
        this.#tell('captured', payment)
        return
      }
      case 'deliver': {
        const webhook = pick(this.webhooks, step.at)
        if (webhook === undefined) return
        const { body, headers } = webhook
        await Promise.all(Array.from({ length: step.copies }, () => handleWebhook(this.at(0), body, headers)))
        return
      }
      case 'turnOffers':
        await db.execute(sql`update offer set ends_at = ${step.isOn ? null : sql`now()`}`)
        return
      case 'import':
        return importProduct(db, this.#source, step)
      case 'refund':
        if (step.fault !== 'none') this.#standIn.faults.push(step.fault)
        this.#standIn.newRefundStatus = step.isSlow ? 'pending' : 'processed'
        await Promise.all([sendRefunds(this.at(0)), sendRefunds(this.at(0))])
        return
      case 'reconcile':
        await reconcilePayments(this.at(step.hours))
        await reconcileRefunds(this.at(step.hours))
        return
    }
    const order = pick(this.orders, step.at)
    if (order === undefined) return
    const { publicId, shopper } = order
    const now = new Date()
    switch (step.does) {
      case 'begin': {
        if (step.isAnswerLost) this.#standIn.faults.push('lose-answer', 'lose-answer')
        const asked = { order_id: publicId, method: 'upi' as const }
        await createPayment(this.at(0), { userId: shopper.id, origin: 'https://shop.example' }, asked)
        return
      }
      case 'expire':
        return expireOrder(db, order.id)
      case 'payOnDelivery':
        await payOnDelivery(db, shopper.id, publicId, now)
        return
      case 'cancel': {
        const { lines } = await getOrder(db, shopper.id, publicId, now)
        const chosen = lines.filter((_, index) => (step.lines >> index) % 2 === 1)
        const body =
          chosen.length === 0 ? {} : { lines: chosen.map(({ line_id }) => ({ line_id, keep: step.keep })) }
        await cancelOrder(db, shopper.id, publicId, body, now)
        return
      }
      case 'advance': {
        const { status } = await getOrder(db, shopper.id, publicId, now)
        const next = PATH.findIndex((one) => one === status) + 1
        for (const to of PATH.slice(next, next + step.steps)) await advanceOrder(db, order.number, to)
        return
      }
      case 'return': {
        const { lines } = await getOrder(db, shopper.id, publicId, now)
        const line_id = pick(lines, step.line)?.line_id ?? ''
        const attempt = { lines: [{ line_id, quantity: step.quantity }], reason: step.reason }
        await returnOrder(db, shopper.id, publicId, { ...attempt, refund_upi: 'asha@upi' }, now)
        return
      }
      case 'withdraw': {
        const { pickups } = await getOrder(db, shopper.id, publicId, now)
        const return_id = pick(pickups, step.pickup)?.return_id
        if (return_id !== undefined) await withdrawReturn(db, shopper.id, { id: publicId, return_id }, now)
        return
      }
      case 'receive':
        await receiveReturns(db, order.number)
    }
  }

  async #place(step: Extract<ShopStep, { does: 'place' }>): Promise<void> {
    const shopper = pick(this.#shoppers, step.shopper)
    if (shopper === undefined) return
    const now = new Date()
    const items = step.items.map(([product, quantity]) => ({
      product_id: this.#productIds[product] ?? 0,
      variant_id: null,
      quantity,
    }))
    const code = step.coupon === null ? undefined : this.#codes[step.coupon]
    const attempt = { items, ...(code !== undefined && { coupon: code }) }
    const settings = await readSettings(this.#db)
    const request = { ...attempt, pincode: PINCODE, userId: shopper.id, settings, now }
    const { cart } = await quoteCart(this.#db, request)
    const body = {
      ...attempt,
      address_id: shopper.addressId,
      payment_method: step.method,
      expected_total: rupeesOfPaise(cart.totals.total),
    }
    const call = { userId: shopper.id, key: makeKey(), body, now, signal: new AbortController().signal }
    const answer = await placeOrder(this.#db, call)
    const { id: publicId, number } = orderResponseSchema.parse(JSON.parse(answer.body)).data
    const { rows } = await this.#db.execute<{ id: string }>(
      sql`select id from orders where number = ${number}`,
    )
    this.orders.push({ id: rows[0]?.id ?? '', publicId, number, shopper })
  }

  async #attempt({
    at,
    status,
    extraPaise,
    currency,
  }: Extract<ShopStep, { does: 'attempt' }>): Promise<void> {
    const order = pick([...this.#standIn.orders.values()], at)
    if (order === undefined) return
    const amount = Number(order.amount) + extraPaise
    this.#tell(status, this.#standIn.pay(order.id, { status, amount, currency }))
  }

  #tell(status: string, payment: { id: string }): void {
    this.webhooks.push(this.#standIn.webhook(`payment.${status}`, { payment: { ...payment } }))
  }
}
