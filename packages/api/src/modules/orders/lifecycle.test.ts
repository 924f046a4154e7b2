import { CHANGED_AT_CHECKOUT } from '@shop/contract/orderMessages'
import { orderSchema, type OrderWire } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { user } from '#database/schema/account.ts'
import { coupon } from '#database/schema/coupon.ts'
import { order } from '#database/schema/order.ts'
import { outbox } from '#database/schema/outbox.ts'
import { payment, refund } from '#database/schema/payment.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { makeCoupon } from '#testing/makeCoupon.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder, unitsOf, type OrderAttempt } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { expireOrders } from './expireOrders.ts'
import { advanceOrder, receiveReturns } from './fulfilment.service.ts'
import { acceptMoney } from './payOrder.service.ts'

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

const place = (products: [TestProduct, number][], total: number, method: 'cod' | 'upi' | 'card' = 'cod') =>
  placedOrder(app(), { shopper: asha, products, total, method })
const post = (path: string, body?: object) =>
  app().inject({ method: 'POST', url: `/api/orders/${path}`, headers: asha.headers, ...(body && { body }) })
async function done(path: string, body?: object): Promise<OrderWire> {
  const answer = await post(path, body)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
async function read(id: string): Promise<OrderWire> {
  const answer = await app().inject({ url: `/api/orders/${id}`, headers: asha.headers })
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
const usesOf = async (id: number) =>
  (await db().select({ uses: coupon.uses }).from(coupon).where(eq(coupon.id, id)))[0]?.uses
const idOf = ({ id }: OrderWire) => uuidOfPublicId(id) ?? ''
const stepsOf = ({ timeline }: OrderWire) => timeline.filter(({ at }) => at !== null).map(({ step }) => step)
const mailsOf = async ({ number }: OrderWire, topic: string) => {
  const mails = await db().select({ text: outbox.text }).from(outbox).where(eq(outbox.topic, topic))
  return mails.map(({ text }) => text).filter((text) => text.includes(number))
}
const deliver = async ({ number }: OrderWire) => {
  for (const step of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const) {
    await advanceOrder(db(), number, step)
  }
}
const overdue = (row: OrderWire) =>
  db()
    .update(order)
    .set({ holdUntil: sql`now() - interval '1 second'` })
    .where(eq(order.id, idOf(row)))

/** Capture and confirmation in one transaction, as a payment provider's webhook causes them. */
const capture = (row: OrderWire, now = new Date()) =>
  db().transaction(async (tx) => {
    const [open] = await tx
      .select()
      .from(payment)
      .where(eq(payment.orderId, idOf(row)))
      .orderBy(payment.createdAt)
      .limit(1)
    if (open === undefined) throw new Error('There is no payment')
    const outcome = await acceptMoney(tx, { orderId: open.orderId, paymentId: open.id, method: 'card', now })
    const state = outcome === 'accepted' ? 'captured' : 'surplus'
    await tx.update(payment).set({ state }).where(eq(payment.id, open.id))
    if (state === 'surplus') {
      await tx.insert(refund).values({
        id: open.id,
        paymentId: open.id,
        cause: 'undeliverable',
        ref: open.id,
        amountPaise: open.amountPaise,
        idempotencyKey: open.id,
      })
    }
    return outcome
  })

describe('cancelling', () => {
  test('releases the stock of a cancelled order, and leaves nothing to pay', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const { id } = await place([[product, 2]], 1_200)
    const data = await done(`${id}/cancel`, { reason: 'Ordered twice' })
    expect(data).toMatchObject({
      status: 'cancelled',
      payment: { status: 'cancelled', amount_due: 0 },
      lines: [{ status: 'cancelled', cancellable: false, why_not: 'It has been cancelled.' }],
      cancellable: false,
      refunds: [],
    })
    expect(stepsOf(data)).toEqual(['placed', 'confirmed', 'cancelled'])
    expect(data.timeline).toHaveLength(3)
    expect(await unitsOf(db(), product)).toEqual([5, 0])
    expect(await done(`${id}/cancel`, {})).toMatchObject({ status: 'cancelled' })
    expect(await mailsOf(data, 'order cancelled')).toEqual([
      `Your order ${data.number} has been cancelled. You have nothing to pay.`,
    ])
  })

  test('refunds a cancelled line of a paid order, and delivery with the last line', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { price: 201, delhi: 5 }),
      await makeTestProduct(db(), { price: 99, delhi: 5 }),
    ]
    await db().insert(coupon).values({ code: 'LINES', title: '', kind: 'flat', amountPaise: 10_000 })
    const held = await placedOrder(app(), {
      shopper: asha,
      products: [
        [one, 1],
        [other, 1],
      ],
      total: 249,
      method: 'card',
      coupon: 'LINES',
    })
    expect(await capture(held)).toBe('accepted')
    const [first, second] = held.lines.map(({ line_id }) => line_id)
    const partly = await done(`${held.id}/cancel`, { lines: [first] })
    // This line has two thirds of the coupon.
    expect(partly).toMatchObject({
      status: 'confirmed',
      lines: [{ status: 'cancelled' }, { status: 'ordered', cancellable: true }],
      refunds: [{ amount: 134, cause: 'cancelled', status: 'requested' }],
    })
    expect(await unitsOf(db(), one)).toEqual([5, 0])
    expect(await mailsOf(held, 'order partly cancelled')).toEqual([
      `We have cancelled 1 × A product from your order ${held.number}. We will refund ₹134 the way you paid. You can follow the refund in your orders.`,
    ])
    const whole = await done(`${held.id}/cancel`, { lines: [second] })
    expect(whole.status).toBe('cancelled')
    expect(whole.refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(249)
  })

  test('reduces the amount due of a cash order by a cancelled line', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { price: 600, delhi: 5 }),
      await makeTestProduct(db(), { price: 250, delhi: 5 }),
    ]
    const { id, lines, number } = await place(
      [
        [one, 1],
        [other, 1],
      ],
      850,
    )
    const data = await done(`${id}/cancel`, { lines: [lines[1]?.line_id] })
    expect(data.payment).toMatchObject({ status: 'due_on_delivery', amount_due: 600 })
    expect(await mailsOf(data, 'order partly cancelled')).toEqual([
      `We have cancelled 1 × A product from your order ${number}. Please keep ₹600 ready when the rest arrives.`,
    ])
    for (const step of ['packed', 'shipped', 'out_for_delivery'] as const)
      await advanceOrder(db(), number, step)
    expect(await mailsOf(data, 'order out for delivery')).toEqual([
      `Your order ${number} is out for delivery. Please keep ₹600 ready.`,
    ])
  })

  test('texts an account without a mail address what it would be mailed', async () => {
    await db()
      .update(user)
      .set({ email: null, phone: '+919800000001', phoneVerifiedAt: new Date() })
      .where(eq(user.id, asha.id))
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const row = await place([[product, 1]], 600)
    await done(`${row.id}/cancel`, {})
    const told = await db().select().from(outbox).where(eq(outbox.topic, 'order cancelled'))
    expect(told.filter(({ text }) => text.includes(row.number))).toMatchObject([
      { channel: 'sms', recipient: '+919800000001', subject: null },
    ])
  })

  test('mails nothing of lines when the rest of an order is cancelled', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { price: 600, delhi: 5 }),
      await makeTestProduct(db(), { price: 250, delhi: 5 }),
    ]
    const products: OrderAttempt['products'] = [
      [one, 1],
      [other, 1],
    ]
    const row = await place(products, 850)
    await done(`${row.id}/cancel`, { lines: [row.lines[1]?.line_id] })
    await done(`${row.id}/cancel`, {})
    await done(`${row.id}/cancel`, {})
    expect(await mailsOf(row, 'order partly cancelled')).toHaveLength(1)
    expect(await mailsOf(row, 'order cancelled')).toHaveLength(1)
  })

  test('keeps coupon shares and free delivery of the lines that are not cancelled', async () => {
    const { id: couponId, code } = await makeCoupon(db(), { minPaise: 60_000 })
    const [one, other] = [
      await makeTestProduct(db(), { price: 100, delhi: 5 }),
      await makeTestProduct(db(), { price: 700, delhi: 5 }),
    ]
    const products: OrderAttempt['products'] = [
      [one, 1],
      [other, 1],
    ]
    const { id, lines, totals } = await placedOrder(app(), {
      shopper: asha,
      products,
      total: 700,
      coupon: code,
    })
    expect(totals).toMatchObject({ coupon_discount: 100, delivery_fee: 0 })
    expect(lines.map(({ line_charge }) => line_charge)).toEqual([87, 613])

    const partly = await done(`${id}/cancel`, { lines: [lines[1]?.line_id] })
    expect(partly.payment).toMatchObject({ status: 'due_on_delivery', amount_due: 87 })
    expect(await usesOf(couponId)).toBe(1)
    const whole = await done(`${id}/cancel`, {})
    expect(whole.payment).toMatchObject({ status: 'cancelled', amount_due: 0 })
    expect(await usesOf(couponId)).toBe(0)
  })

  test('refuses to cancel a packed order, with the reason', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const { id, number } = await place([[product, 1]], 600)
    await advanceOrder(db(), number, 'packed')
    const answer = await post(`${id}/cancel`, {})
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      409,
      'This order has been packed and can no longer be cancelled.',
    ])
    expect(await read(id)).toMatchObject({
      has_invoice: true,
      lines: [
        { cancellable: false, why_not: 'It has been packed. You can return it within 7 days of delivery.' },
      ],
    })
  })

  test('refunds once when an order is cancelled eight times at once', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const held = await place([[product, 1]], 600, 'card')
    await capture(held)
    const answers = await Promise.all(Array.from({ length: 8 }, () => post(`${held.id}/cancel`, {})))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array<number>(8).fill(200))
    expect((await read(held.id)).refunds).toMatchObject([{ amount: 600 }])
  })
})

describe('an unpaid order', () => {
  test('expires an order that is not paid in time, and releases its stock', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const held = await place([[product, 1]], 600, 'upi')
    await overdue(held)
    await Promise.all([expireOrders(db()), expireOrders(db())])
    expect(await read(held.id)).toMatchObject({
      status: 'expired',
      payment: { status: 'cancelled', amount_due: 0 },
    })
    expect(await unitsOf(db(), product)).toEqual([1, 0])
  })

  test('confirms a paid order, even after a late payment while the goods are in stock', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const held = await place([[product, 1]], 600, 'upi')
    await overdue(held)
    await expireOrders(db())
    expect(await capture(held)).toBe('accepted')
    const data = await read(held.id)
    expect(data).toMatchObject({
      status: 'confirmed',
      payment: { method: 'card', status: 'paid', amount_due: 0 },
    })
    expect(stepsOf(data)).toEqual(['placed', 'confirmed'])
    expect(await unitsOf(db(), product)).toEqual([1, 1])
  })

  test('estimates the delivery of an order that was paid late from the store that then ships it', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1, jaipur: 1 })
    const held = await place([[product, 1]], 600, 'card')
    expect(held.delivery_estimate.express).toBe(true)
    await overdue(held)
    await expireOrders(db())
    await placedOrder(app(), { shopper: await makeShopper(db()), products: [[product, 1]], total: 600 })
    expect(await capture(held, new Date('2126-11-22T12:00:00+05:30'))).toBe('accepted')
    const { delivery_estimate } = await read(held.id)
    expect(delivery_estimate).toMatchObject({ express: false, promised_by: '2126-11-23T14:30:00.000Z' })
  })

  test('refunds a late payment and releases the coupon when the goods are sold out', async () => {
    await db()
      .insert(coupon)
      .values({ code: 'LATE', title: '', kind: 'flat', amountPaise: 10_000, usesMax: 1 })
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const attempt = {
      shopper: asha,
      products: [[product, 1]] satisfies [TestProduct, number][],
      total: 500,
      coupon: 'LATE',
    }
    const held = await placedOrder(app(), { ...attempt, method: 'upi' })
    await overdue(held)
    await expireOrders(db())
    await place([[product, 1]], 600)
    expect(await capture(held)).toBe('refused')
    expect(await read(held.id)).toMatchObject({
      status: 'expired',
      refunds: [{ amount: 500, cause: 'undeliverable' }],
    })
    await placedOrder(app(), {
      ...attempt,
      products: [[await makeTestProduct(db(), { price: 600, delhi: 1 }), 1]],
    })
  })

  test('refunds a late payment of an order that the shopper has placed anew', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const first = await place([[product, 1]], 600, 'card')
    await overdue(first)
    await expireOrders(db())
    await place([[product, 2]], 1_200)
    expect(await capture(first)).toBe('refused')
    expect(await read(first.id)).toMatchObject({ status: 'expired', refunds: [{ amount: 600 }] })
    expect(await unitsOf(db(), product)).toEqual([9, 2])
  })

  test('changes an unpaid order to cash on delivery once', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const held = await place([[product, 1]], 600, 'upi')
    const answers = await Promise.all([1, 2, 3].map(() => post(`${held.id}/pay-on-delivery`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await read(held.id)).toMatchObject({
      status: 'confirmed',
      hold_until: null,
      payment: { method: 'cod', status: 'due_on_delivery', amount_due: 600 },
    })
    const cancelled = await place([[await makeTestProduct(db(), { price: 600, delhi: 1 }), 1]], 600, 'upi')
    await done(`${cancelled.id}/cancel`, {})
    expect((await post(`${cancelled.id}/pay-on-delivery`)).statusCode).toBe(409)
  })

  test('cancels only an unpaid order when asked so', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const [unpaid, checking, paid] = [
      await place([[product, 1]], 600, 'card'),
      await place([[product, 1]], 600, 'card'),
      await place([[product, 1]], 600, 'card'),
    ]
    await db()
      .update(payment)
      .set({ pendingAt: new Date() })
      .where(eq(payment.orderId, idOf(checking)))
    expect(await capture(paid)).toBe('accepted')
    for (const { id } of [checking, paid])
      expect((await post(`${id}/cancel`, { only_unpaid: true })).statusCode).toBe(409)
    expect((await read(checking.id)).status).toBe('held')
    expect(await read(paid.id)).toMatchObject({ status: 'confirmed', refunds: [] })
    const replace = { only_unpaid: true, reason: CHANGED_AT_CHECKOUT }
    expect(await done(`${unpaid.id}/cancel`, replace)).toMatchObject({ status: 'cancelled', replaced: true })
    const told = await db().select({ text: outbox.text }).from(outbox)
    expect(told.filter(({ text }) => text.includes(unpaid.number))).toEqual([])
    expect((await done(`${unpaid.id}/cancel`, { only_unpaid: true })).status).toBe('cancelled')
  })

  test('refuses to cancel a single line of an unpaid order', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { price: 600, delhi: 1 }),
      await makeTestProduct(db(), { price: 600, delhi: 1 }),
    ]
    const held = await place(
      [
        [one, 1],
        [other, 1],
      ],
      1_200,
      'upi',
    )
    expect((await post(`${held.id}/cancel`, { lines: [held.lines[0]?.line_id] })).statusCode).toBe(409)
    expect(await done(`${held.id}/cancel`, {})).toMatchObject({ status: 'cancelled' })
  })

  test('mails the quarter of an hour by which pages say that it arrives', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const held = await place([[product, 1]], 600, 'upi')
    await overdue(held)
    await expireOrders(db())
    await capture(held, new Date('2126-11-22T12:16:00+05:30'))
    const { delivery_estimate } = await read(held.id)
    expect(delivery_estimate.promised_by).toBe('2126-11-22T08:46:00.000Z')
    expect(await mailsOf(held, 'order confirmed')).toEqual([expect.stringMatching(/22 Nov, 2:30 pm\.$/)])
  })

  test('confirms an order once when it is paid twice', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const held = await place([[product, 1]], 600, 'card')
    await capture(held)
    const second = await db().transaction((tx) =>
      acceptMoney(tx, {
        orderId: idOf(held),
        paymentId: '00000000-0000-4000-8000-000000000000',
        method: 'upi',
        now: new Date(),
      }),
    )
    expect(second).toBe('refused')
  })
})

describe('delivered order', () => {
  test('removes delivered goods from stock and records the cash', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const row = await place([[product, 2]], 1_200)
    const review = () =>
      app().inject({
        method: 'POST',
        url: `/api/products/${product.productId}/reviews`,
        headers: asha.headers,
        body: { rating: 5, title: 'Lovely', body: 'As pictured.' },
      })
    await deliver(row)
    expect(await unitsOf(db(), product)).toEqual([3, 0])
    const data = await read(row.id)
    expect(data).toMatchObject({
      status: 'delivered',
      payment: { status: 'paid_on_delivery', amount_due: 0 },
    })
    expect(stepsOf(data)).toEqual([
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'out_for_delivery',
      'delivered',
    ])
    expect(data).toMatchObject({ lines: [{ own_rating: null }] })
    expect((await review()).json()).toMatchObject({ data: { verified: true } })
    expect(await read(row.id)).toMatchObject({ lines: [{ own_rating: 5 }] })
  })

  test('tells the shopper the note of the shipping, such as the number of the parcel', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const row = await place([[product, 1]], 600)
    await advanceOrder(db(), row.number, 'packed', 'Shelf 4')
    await advanceOrder(db(), row.number, 'shipped', 'BlueDart 12345678')
    const { timeline } = await read(row.id)
    expect(timeline.flatMap(({ step, note }) => (note === undefined ? [] : [[step, note]]))).toEqual([
      ['shipped', 'BlueDart 12345678'],
    ])
    expect(await mailsOf(row, 'order shipped')).toEqual([
      `Your order ${row.number} has left our store and is on its way. BlueDart 12345678`,
    ])
  })

  test('verifies earlier reviews of delivered products', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const body = { rating: 5, title: 'Lovely', body: 'As pictured.' }
    const url = `/api/products/${product.productId}/reviews`
    const early = await app().inject({ method: 'POST', url, headers: asha.headers, body })
    expect(early.json()).toMatchObject({ data: { verified: false } })
    await deliver(await place([[product, 1]], 600))
    expect((await app().inject(url)).json()).toMatchObject({ data: [{ verified: true }] })
  })

  test('refuses to skip packing, and to move an order back', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const { number } = await place([[product, 1]], 600)
    await expect(advanceOrder(db(), number, 'delivered')).rejects.toThrow(
      "is confirmed: it can't become delivered",
    )
    await advanceOrder(db(), number, 'packed')
    await expect(advanceOrder(db(), number, 'packed')).rejects.toThrow('is packed')
    await expect(advanceOrder(db(), 'TP-2026-999999', 'packed')).rejects.toThrow('There is no order')
  })
})

describe('returning', () => {
  const returnAll = { reason: 'size', refund_upi: 'asha@bank' }
  async function delivered(product: TestProduct, quantity = 1): Promise<OrderWire> {
    const row = await place([[product, quantity]], 600 * quantity)
    await deliver(row)
    return read(row.id)
  }
  const deliveredAt = (row: OrderWire, at: Date) =>
    db()
      .update(order)
      .set({ deliveredAt: at })
      .where(eq(order.id, idOf(row)))

  test('restocks and refunds a part of a line, and then the rest, when they are received', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const row = await delivered(product, 3)
    const lines = [{ line_id: row.lines[0]?.line_id }]
    const first = await done(`${row.id}/returns`, {
      ...returnAll,
      lines: [{ ...lines[0], quantity: 1 }],
      pickup_on: '2099-11-24',
      pickup_slot: 'morning',
    })
    expect(first).toMatchObject({
      status: 'delivered',
      lines: [{ status: 'return_requested', quantity_returned: 1, returnable: true }],
      refunds: [],
      pickups: [
        {
          on: '2099-11-24',
          slot: 'morning',
          lines: [{ ...lines[0], quantity: 1 }],
          refund: 600,
          refund_upi: 'asha@bank',
        },
      ],
    })
    expect(await mailsOf(row, 'return requested')).toEqual([
      `We have received your request to return 1 × A product from your order ${row.number}. We will pick up the return on Tuesday, 24 November, between 9 am and 1 pm. Once our store has received the return, we will refund ₹600 to your UPI ID.`,
    ])
    expect(await receiveReturns(db(), row.number)).toBe(1)
    expect(await read(row.id)).toMatchObject({
      refunds: [{ amount: 600, cause: 'returned' }],
      pickups: [],
    })
    await done(`${row.id}/returns`, { ...returnAll, lines })
    expect(await receiveReturns(db(), row.number)).toBe(1)
    expect(await receiveReturns(db(), row.number)).toBe(0)
    const data = await read(row.id)
    expect(data).toMatchObject({
      status: 'returned',
      returnable: false,
      lines: [{ why_not: 'It has been returned.' }],
    })
    expect(data.refunds.map(({ amount }) => amount)).toEqual([600, 1_200])
    expect(data.timeline.slice(-2)).toEqual([
      { step: 'returned', at: expect.any(String) as string },
      { step: 'refunded', at: null },
    ])
    expect(await unitsOf(db(), product)).toEqual([5, 0])
  })

  test('mails the refund of a part of a line to the paisa', async () => {
    const product = await makeTestProduct(db(), { price: 200, delhi: 5 })
    const { code } = await makeCoupon(db(), {})
    const products: OrderAttempt['products'] = [[product, 3]]
    const held = await placedOrder(app(), {
      shopper: asha,
      products,
      total: 500,
      method: 'card',
      coupon: code,
    })
    await capture(held)
    await deliver(held)
    const data = await done(`${held.id}/returns`, {
      reason: 'size',
      lines: [{ line_id: held.lines[0]?.line_id, quantity: 1 }],
    })
    expect(data.pickups).toMatchObject([{ refund: 166.67 }])
    expect(await mailsOf(held, 'return requested')).toEqual([
      `We have received your request to return 1 × A product from your order ${held.number}. Once our store has received the return, we will refund ₹166.67 the way you paid.`,
    ])
  })

  test('accepts returns until the end of the seventh day after delivery, in India', async () => {
    const row = await delivered(await makeTestProduct(db(), { price: 600, delhi: 5 }))
    const days = (count: number) => new Date(Date.now() - count * 86_400_000)
    await deliveredAt(row, days(7))
    expect((await read(row.id)).lines[0]).toMatchObject({ returnable: true })
    await deliveredAt(row, days(8))
    expect((await read(row.id)).lines[0]).toMatchObject({
      returnable: false,
      why_not: 'The time to return it, 7 days, is over.',
    })
    const late = await post(`${row.id}/returns`, {
      ...returnAll,
      lines: [{ line_id: row.lines[0]?.line_id }],
    })
    expect(late.statusCode).toBe(422)
    expect(late.json()).toMatchObject({ errors: [{ path: 'lines.0' }] })
  })

  test('refuses the return of hygiene products', async () => {
    const row = await delivered(await makeTestProduct(db(), { price: 600, delhi: 5, isReturnable: false }))
    expect(row.lines[0]).toMatchObject({
      returnable: false,
      return_until: null,
      why_not: /non|not be returned/,
    })
    const answer = await post(`${row.id}/returns`, {
      ...returnAll,
      lines: [{ line_id: row.lines[0]?.line_id }],
    })
    expect(answer.statusCode).toBe(422)
  })

  test.each<[string, (row: OrderWire) => object, number]>([
    ['more than was bought', (row) => ({ lines: [{ line_id: row.lines[0]?.line_id, quantity: 2 }] }), 422],
    ['a line twice', (row) => ({ lines: [row, row].map(() => ({ line_id: row.lines[0]?.line_id })) }), 422],
    ['a line of another order', (row) => ({ lines: [{ line_id: row.id }] }), 404],
    ['without saying where cash goes back to', () => ({ refund_upi: undefined }), 422],
    ['to be fetched yesterday', () => ({ pickup_on: '2020-01-01' }), 422],
    ['for no reason we know', () => ({ reason: 'because' }), 400],
  ])('refuses a return with %s', async (_, change, status) => {
    const row = await delivered(await makeTestProduct(db(), { price: 600, delhi: 5 }))
    const lines = [{ line_id: row.lines[0]?.line_id }]
    expect((await post(`${row.id}/returns`, { ...returnAll, lines, ...change(row) })).statusCode).toBe(status)
  })

  test('refuses a return before delivery', async () => {
    const row = await place([[await makeTestProduct(db(), { price: 600, delhi: 5 }), 1]], 600)
    const answer = await post(`${row.id}/returns`, {
      ...returnAll,
      lines: [{ line_id: row.lines[0]?.line_id }],
    })
    expect(answer.statusCode).toBe(409)
  })
})

test('counts as a first order when all earlier orders were cancelled or expired', async () => {
  await db().insert(coupon).values({
    code: 'FIRST',
    title: '',
    kind: 'flat',
    amountPaise: 10_000,
    isFirstOrder: true,
    usesPerUserMax: 9,
  })
  const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
  const attempt = {
    shopper: asha,
    products: [[product, 1]] satisfies [TestProduct, number][],
    total: 500,
    coupon: 'FIRST',
  }
  const first = await placedOrder(app(), attempt)
  await done(`${first.id}/cancel`, {})
  await placedOrder(app(), attempt)
  expect((await placeOrder(app(), attempt)).json()).toMatchObject({
    quote: { coupon: { reason: 'This coupon is for a first order.' } },
  })
})
