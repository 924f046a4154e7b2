import type { CartQuoteResponse } from '@shop/contract/cart.schema'
import type { PlaceOrderProblem } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { order } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { makeCoupon } from '#testing/makeCoupon.ts'
import { makeKey, makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder, unitsOf, type OrderAttempt } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
let product: TestProduct
beforeEach(async () => {
  asha = await makeShopper(db())
  product = await makeTestProduct(db(), { price: 600, delhi: 9 })
})

const attempt = (known: string[] = [], change: Partial<OrderAttempt> = {}): OrderAttempt => ({
  shopper: asha,
  products: [[product, 1]],
  total: 600,
  method: 'upi',
  change: { known_orders: known },
  ...change,
})
const place = (...given: Parameters<typeof attempt>) => placeOrder(app(), attempt(...given))
const placed = (...given: Parameters<typeof attempt>) => placedOrder(app(), attempt(...given))
const idOf = (publicId: string) => uuidOfPublicId(publicId) ?? ''

test('asks about an unpaid order of the same items, as from another browser', async () => {
  const { id, number } = await placed()
  const answer = await place()
  expect([answer.statusCode, answer.json<PlaceOrderProblem>()]).toMatchObject([
    409,
    { code: 'ORDERED_BEFORE', ordered: { id, number, state: 'unpaid' } },
  ])
  expect(await unitsOf(db(), product)).toEqual([9, 1])
})

test('names what is in both orders', async () => {
  const second = await makeTestProduct(db(), { price: 600, delhi: 9 })
  const products: OrderAttempt['products'] = [
    [product, 1],
    [second, 1],
  ]
  const { number } = await placed([], { products, total: 1200, method: 'cod' })
  expect((await place()).json()).toMatchObject({
    detail: `You’ve already ordered A product: order ${number}.`,
  })
  expect((await place([], { products, total: 1200 })).json()).toMatchObject({
    detail: `You’ve already ordered A product and 1 more item: order ${number}.`,
  })
})

test('asks once about several orders, first about the one that may be paid', async () => {
  const waiting = await placed()
  const second = await placed([waiting.id], { method: 'cod' })
  const third = await placed([waiting.id, second.id], { method: 'cod' })
  const answer = (await place()).json<PlaceOrderProblem>()
  expect(answer).toMatchObject({
    detail: `You ordered A product in ${waiting.number}, which isn’t paid yet. Items of your cart are also in ${third.number} and ${second.number}.`,
    ordered: { id: waiting.id, state: 'unpaid' },
    also_ordered: [
      { id: third.id, state: 'placed' },
      { id: second.id, state: 'placed' },
    ],
  })
  expect((await place([waiting.id, second.id, third.id])).statusCode).toBe(201)
})

test('says that the payment of that order is being checked', async () => {
  const { id } = await placed()
  await db()
    .update(payment)
    .set({ pendingAt: new Date() })
    .where(eq(payment.orderId, idOf(id)))
  expect((await place()).json()).toMatchObject({ ordered: { id, state: 'checking' } })
})

test('asks about a placed order for an hour, and orders again when the shopper knows of it', async () => {
  const { id } = await placed([], { method: 'cod' })
  expect((await place()).json()).toMatchObject({ ordered: { id, state: 'placed' } })
  expect((await place([id])).statusCode).toBe(201)
})

test('orders again after an hour', async () => {
  const { id } = await placed([], { method: 'cod' })
  await db()
    .update(order)
    .set({ placedAt: sql`now() - interval '61 minutes'` })
    .where(eq(order.id, idOf(id)))
  expect((await place()).statusCode).toBe(201)
})

test('asks nothing about other items, about ended orders, and about other shoppers', async () => {
  const other = await makeTestProduct(db(), { price: 600, delhi: 9 })
  await placed([], { products: [[other, 1]] })
  const { id } = await placed()
  await app().inject({ method: 'POST', url: `/api/orders/${id}/cancel`, headers: asha.headers, body: {} })
  expect((await place()).statusCode).toBe(201)
  expect((await place([], { shopper: await makeShopper(db()) })).statusCode).toBe(201)
})

test('asks nothing when the request names no known orders', async () => {
  await placed()
  expect((await place([], { change: {} })).statusCode).toBe(201)
})

test('answers a repeated request with its own order', async () => {
  const key = makeKey()
  const { id } = await placed([], { key })
  expect(await placed([], { key })).toMatchObject({ id })
})

test('quotes what the shopper’s own unpaid order holds, and to others as sold out', async () => {
  const last = await makeTestProduct(db(), { price: 600, delhi: 1 })
  const maxFor = async ({ headers }: Shopper) => {
    const body = { items: [{ ...last.item, quantity: 1 }] }
    const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', headers, body })
    return answer.json<CartQuoteResponse>().data.lines[0]?.quantity_max
  }
  const { id } = await placed([], { products: [[last, 1]] })
  expect(await maxFor(asha)).toBe(1)
  expect(await maxFor(await makeShopper(db()))).toBe(0)
  expect((await place([], { products: [[last, 1]] })).json()).toMatchObject({ ordered: { id } })
})

test.each([{ isFirstOrder: true }, { usesPerUserMax: 1 }])(
  'keeps a coupon of an unpaid order, which the next order replaces: %j',
  async (limit) => {
    const { code } = await makeCoupon(db(), { isPublic: true, ...limit })
    const other = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const withCoupon = { coupon: code, total: 500 }
    const quoted = async () => {
      const body = { items: [{ ...product.item, quantity: 1 }], coupon: code }
      const answer = await app().inject({
        method: 'POST',
        url: '/api/cart/quote',
        headers: asha.headers,
        body,
      })
      const { coupon, offers } = answer.json<CartQuoteResponse>().data
      return [coupon?.applied, offers.some((one) => one.code === code)]
    }
    const { id } = await placed([], withCoupon)
    expect(await quoted()).toEqual([true, true])

    const beside: Partial<OrderAttempt> = { products: [[other, 1]], ...withCoupon }
    expect((await place([], beside)).json()).toMatchObject({
      code: 'ORDERED_BEFORE',
      ordered: { id, state: 'unpaid' },
    })
    await db()
      .update(payment)
      .set({ pendingAt: new Date() })
      .where(eq(payment.orderId, idOf(id)))
    expect(await quoted()).toEqual([false, false])
    expect((await place([], beside)).json()).toMatchObject({ code: 'COUPON_CHANGED' })
  },
)
