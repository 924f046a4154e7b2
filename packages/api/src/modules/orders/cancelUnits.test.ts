import { orderSchema, type OrderWire } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAudits } from '#database/audits.ts'
import { orderLine } from '#database/schema/order.ts'
import { outbox } from '#database/schema/outbox.ts'
import { payment } from '#database/schema/payment.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { readDocuments } from '#modules/invoices/invoices.service.ts'
import { makeCoupon } from '#testing/makeCoupon.ts'
import { makeOffer } from '#testing/makeOffer.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, unitsOf, type OrderAttempt } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { advanceOrder, receiveReturns } from './fulfilment.service.ts'
import { acceptMoney } from './payOrder.service.ts'

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

const post = (path: string, body: object) =>
  app().inject({ method: 'POST', url: `/api/orders/${path}`, headers: asha.headers, body })
async function done(path: string, body: object): Promise<OrderWire> {
  const answer = await post(path, body)
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
const keep = ({ id, lines }: OrderWire, units: number, line = 0) =>
  done(`${id}/cancel`, { lines: [{ line_id: lines[line]?.line_id, keep: units }] })
const refundsOf = ({ refunds }: OrderWire) => refunds.map(({ amount }) => amount)
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

async function paidOrder(attempt: Omit<OrderAttempt, 'shopper'>): Promise<OrderWire> {
  const held = await placedOrder(app(), { ...attempt, shopper: asha, method: 'card' })
  const orderId = uuidOfPublicId(held.id) ?? ''
  await db().transaction(async (tx) => {
    const [open] = await tx.select().from(payment).where(eq(payment.orderId, orderId))
    if (open === undefined) throw new Error('There is no payment')
    await acceptMoney(tx, { orderId, paymentId: open.id, method: 'card', now: new Date() })
    await tx.update(payment).set({ state: 'captured' }).where(eq(payment.id, open.id))
  })
  return held
}
const cashOrder = (attempt: Omit<OrderAttempt, 'shopper'>) =>
  placedOrder(app(), { ...attempt, shopper: asha })
async function deliver({ number }: OrderWire): Promise<void> {
  for (const step of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await advanceOrder(db(), number, step)
}

describe('cancelling units of a line', () => {
  let product: TestProduct
  beforeEach(async () => {
    product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  })

  test('refunds one of two, keeps the other, and gives its stock back', async () => {
    const order = await paidOrder({ products: [[product, 2]], total: 1_200 })
    const after = await keep(order, 1)
    expect(after).toMatchObject({
      status: 'confirmed',
      cancellable: true,
      lines: [
        {
          status: 'ordered',
          quantity: 1,
          quantity_cancelled: 1,
          cancelled_charge: 600,
          line_total: 600,
          line_charge: 600,
          cancellable: true,
        },
      ],
      totals: { total: 1_200 },
      refunds: [{ amount: 600, cause: 'cancelled', status: 'requested' }],
    })
    expect(await unitsOf(db(), product)).toEqual([5, 1])
    const told = await db().select().from(outbox).where(eq(outbox.topic, 'order partly cancelled'))
    expect(told.map(({ text }) => text).filter((text) => text.includes(order.number))).toEqual([
      `We have cancelled 1 × A product from your order ${order.number}. We will refund ₹600 the way you paid. You can follow the refund in your orders.`,
    ])
  })

  test('names the rest of the refund when the rest of the order is cancelled', async () => {
    const order = await paidOrder({ products: [[product, 2]], total: 1_200 })
    await keep(order, 1)
    await done(`${order.id}/cancel`, {})
    const told = await db().select().from(outbox).where(eq(outbox.topic, 'order cancelled'))
    expect(told.map(({ text }) => text).filter((text) => text.includes(order.number))).toEqual([
      `Your order ${order.number} has been cancelled. We will refund ₹600 the way you paid. You can follow the refund in your orders.`,
    ])
  })

  test('changes nothing when it is sent again, also at the same time', async () => {
    const order = await paidOrder({ products: [[product, 3]], total: 1_800 })
    const all = await Promise.all(Array.from({ length: 6 }, () => keep(order, 1)))
    expect(all.map(({ lines }) => lines[0]?.quantity)).toEqual(Array<number>(6).fill(1))
    expect(refundsOf(await keep(order, 1))).toEqual([1_200])
    expect(refundsOf(await keep(order, 2))).toEqual([1_200])
    expect(await unitsOf(db(), product)).toEqual([5, 1])
  })

  test('ends with the fewest units when two tabs keep different numbers', async () => {
    const order = await paidOrder({ products: [[product, 3]], total: 1_800 })
    await Promise.all([keep(order, 2), keep(order, 1)])
    const after = await keep(order, 1)
    expect(after.lines).toMatchObject([{ quantity: 1, quantity_cancelled: 2 }])
    expect(sumOf(refundsOf(after))).toBe(1_200)
  })

  test('cancels the rest afterwards like an order that is cancelled at once', async () => {
    const cheap = await makeTestProduct(db(), { price: 99, delhi: 5 })
    const order = await paidOrder({ products: [[cheap, 3]], total: 346 })
    await keep(order, 2)
    // Without a number, the rest of the line is cancelled.
    const after = await done(`${order.id}/cancel`, { lines: [order.lines[0]?.line_id] })
    expect(after).toMatchObject({
      status: 'cancelled',
      lines: [
        { status: 'cancelled', quantity: 3, quantity_cancelled: 0, cancelled_charge: 0, line_charge: 297 },
      ],
    })
    expect(refundsOf(after)).toEqual([99, 247])
    expect(await unitsOf(db(), cheap)).toEqual([5, 0])
  })

  test('cancels lines and units in one request, and keeps the stock of the others', async () => {
    const [one, two] = [
      await makeTestProduct(db(), { price: 100, delhi: 5 }),
      await makeTestProduct(db(), { price: 100, jaipur: 5 }),
    ]
    const products: OrderAttempt['products'] = [
      [product, 3],
      [one, 1],
      [two, 2],
    ]
    const order = await paidOrder({ products, total: 2_100 })
    const [first, second] = order.lines.map(({ line_id }) => line_id)
    const after = await done(`${order.id}/cancel`, { lines: [second, { line_id: first, keep: 1 }] })
    expect(after.lines.map(({ status, quantity }) => [status, quantity])).toEqual([
      ['ordered', 1],
      ['cancelled', 1],
      ['ordered', 2],
    ])
    expect(refundsOf(after)).toEqual([1_300])
    expect([await unitsOf(db(), product), await unitsOf(db(), one), await unitsOf(db(), two)]).toEqual([
      [5, 1],
      [5, 0],
      [5, 2],
    ])
    await deliver(order)
    expect([await unitsOf(db(), product), await unitsOf(db(), two)]).toEqual([
      [4, 0],
      [3, 0],
    ])
  })

  test('refuses it for an unpaid and for a packed order', async () => {
    const held = await placedOrder(app(), {
      shopper: asha,
      products: [[product, 2]],
      total: 1_200,
      method: 'upi',
    })
    const body = (order: OrderWire) => ({ lines: [{ line_id: order.lines[0]?.line_id, keep: 1 }] })
    expect((await post(`${held.id}/cancel`, body(held))).statusCode).toBe(409)
    expect(await unitsOf(db(), product)).toEqual([5, 2])
    const packed = await cashOrder({ products: [[product, 2]], total: 1_200 })
    await advanceOrder(db(), packed.number, 'packed')
    expect((await post(`${packed.id}/cancel`, body(packed))).statusCode).toBe(409)
  })

  test.each([-1, 11, 1.5, '1', null])('refuses to keep %j units', async (units) => {
    const order = await cashOrder({ products: [[product, 2]], total: 1_200 })
    const body = { lines: [{ line_id: order.lines[0]?.line_id, keep: units }] }
    expect((await post(`${order.id}/cancel`, body)).statusCode).toBe(400)
  })

  test('lets no earlier release cancel the rest of a line', async () => {
    const order = await paidOrder({ products: [[product, 2]], total: 1_200 })
    await keep(order, 1)
    const id = uuidOfPublicId(order.lines[0]?.line_id ?? '') ?? ''
    await expect(
      db().update(orderLine).set({ status: 'cancelled' }).where(eq(orderLine.id, id)),
    ).rejects.toMatchObject({ cause: { constraint: 'order_line_cancelled' } })
  })
})

describe('units of an offer and a coupon', () => {
  test('are refunded at what was paid for them, and the rest is invoiced, returned and credited', async () => {
    const polish = await makeTestProduct(db(), { price: 99, delhi: 9 })
    await makeOffer(db(), [polish], { kind: 'set_price', quantity: 4, price: 349 })
    const order = await paidOrder({ products: [[polish, 4]], total: 398 })
    const after = await keep(order, 3)
    expect(after.lines).toMatchObject([{ offer_discount: 36, line_charge: 261, cancelled_charge: 88 }])
    await deliver(order)
    const { line_id = '' } = order.lines[0] ?? {}
    const sendBack = async (quantity: number) => {
      await done(`${order.id}/returns`, { lines: [{ line_id, quantity }], reason: 'size' })
      await receiveReturns(db(), order.number)
    }
    await sendBack(1)
    await sendBack(2)
    const answer = await app().inject({ url: `/api/orders/${order.id}`, headers: asha.headers })
    const { data } = answer.json<{ data: unknown }>()
    expect(orderSchema.parse(data)).toMatchObject({ status: 'returned' })
    expect(refundsOf(orderSchema.parse(data))).toEqual([88, 87, 174])
    const call = { userId: asha.id, publicId: order.id, now: new Date() }
    const { documents } = await readDocuments(db(), call)
    expect(documents.map(({ sums }) => sums.total)).toEqual([26_100 + 4_900, 8_700, 17_400])
    expect(documents[0].lines[0]).toMatchObject({ quantity: 3, totalPaise: 26_100 })
  })

  test('leave whole rupees to pay in cash', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { price: 333, delhi: 9 }),
      await makeTestProduct(db(), { price: 250, delhi: 9 }),
    ]
    const { code } = await makeCoupon(db())
    const products: OrderAttempt['products'] = [
      [one, 3],
      [other, 1],
    ]
    const order = await cashOrder({ products, total: 1_149, coupon: code })
    const after = await keep(order, 2)
    expect(after.payment).toMatchObject({ status: 'due_on_delivery', amount_due: 842 })
    expect(after.lines[0]).toMatchObject({ line_charge: 612, cancelled_charge: 307 })
    const last = await keep(order, 1)
    expect(last.payment.amount_due).toBe(Math.ceil(last.payment.amount_due))
    await deliver(order)
  })

  test('cancel a gift that what is kept does not earn', async () => {
    const [serum, brush] = [
      await makeTestProduct(db(), { price: 600, delhi: 9 }),
      await makeTestProduct(db(), { price: 200, delhi: 9 }),
    ]
    await makeOffer(db(), [serum], { kind: 'gift', from: 1_200, gift: { product: brush.slug } })
    const order = await paidOrder({ products: [[serum, 3]], total: 1_800 })
    expect((await keep(order, 2)).lines).toMatchObject([
      { quantity: 2 },
      { is_gift: true, status: 'ordered' },
    ])
    const after = await keep(order, 1)
    expect(after).toMatchObject({ lines: [{ quantity: 1 }, { is_gift: true, status: 'cancelled' }] })
    expect(refundsOf(after)).toEqual([600, 600])
    expect(await unitsOf(db(), brush)).toEqual([9, 0])
  })

  test('add up to what was paid, however they are cancelled', async () => {
    const products = [
      await makeTestProduct(db(), { price: 99, delhi: 500 }),
      await makeTestProduct(db(), { price: 149, delhi: 500 }),
    ]
    await makeOffer(db(), products, { kind: 'set_price', quantity: 3, price: 279 })
    const { code } = await makeCoupon(db(), { kind: 'percent', percent: 13, amountPaise: null })
    const keeps = fc.array(fc.tuple(fc.nat(1), fc.nat(4)), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(
        keeps,
        fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })),
        async (steps, units) => {
          asha = await makeShopper(db())
          const wanted = products.map((product, index): [TestProduct, number] => [product, units[index] ?? 1])
          const items = wanted.map(([{ item }, quantity]) => ({ ...item, quantity }))
          const answer = await app().inject({
            method: 'POST',
            url: '/api/cart/quote',
            headers: asha.headers,
            body: { items, coupon: code, pincode: '110001' },
          })
          const { total } = answer.json<{ data: { totals: { total: number } } }>().data.totals
          const order = await paidOrder({ products: wanted, total, coupon: code })
          for (const [line, number] of steps) await keep(order, number, line)
          const after = await done(`${order.id}/cancel`, {})
          expect(Math.round(sumOf(refundsOf(after)) * 100)).toBe(Math.round(total * 100))
        },
      ),
      { numRuns: 8, seed: 2026 },
    )
  })

  test('that do not add up are reported in the audit', async () => {
    const polish = await makeTestProduct(db(), { price: 99, delhi: 9 })
    await makeOffer(db(), [polish], { kind: 'set_price', quantity: 4, price: 349 })
    const order = await paidOrder({ products: [[polish, 4]], total: 398 })
    await keep(order, 3)
    const add = (paise: number) =>
      db().execute(sql`
        update order_line set offer_cancelled_paise = offer_cancelled_paise + ${paise}
        where order_id = ${uuidOfPublicId(order.id)}`)
    await add(100)
    const audits = (await runAudits(db())).map(({ audit }) => audit.slice(0, 3))
    await add(-100)
    expect(audits).toEqual(['A4 ', 'A10'])
  })
})
