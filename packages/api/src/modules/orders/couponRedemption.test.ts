import type { OrderWire } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { coupon } from '#database/schema/coupon.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { settlePayment } from '#modules/payments/settlePayment.ts'
import { makeCoupon } from '#testing/makeCoupon.ts'
import { removeStock, expireOrder } from '#testing/makeOrder.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'

const { app, db } = useApp('seeded')
useAudits(db)

const PRICE = 600
const OFF = 100

let product: TestProduct
let asha: Shopper
let meera: Shopper
beforeAll(async () => {
  product = await makeTestProduct(db(), { price: PRICE, delhi: 1_000 })
})
beforeEach(async () => {
  asha = await makeShopper(db())
  meera = await makeShopper(db())
})

const attempt = (shopper: Shopper, code: string, method: 'upi' | 'cod' = 'upi') => ({
  shopper,
  products: [[product, 1]] satisfies [TestProduct, number][],
  total: PRICE - OFF,
  coupon: code,
  method,
})
const usesOf = async (id: number) => {
  const [row] = await db().select({ uses: coupon.uses }).from(coupon).where(eq(coupon.id, id))
  return row?.uses
}
const uuidOf = ({ id }: OrderWire) => uuidOfPublicId(id) ?? ''
const expire = (order: OrderWire) => expireOrder(db(), uuidOf(order))

/** Delivers the bank's payment after the order has ended. */
async function payLate(order: OrderWire, gatewayOrderId = `order_${order.id}`) {
  await db().execute(sql`
    update payment set gw_order_id = ${gatewayOrderId}, provider = 'razorpay' where order_id = ${uuidOf(order)}`)
  const payment = {
    id: `pay_${order.id}`,
    gatewayOrderId,
    amount: (PRICE - OFF) * 100,
    currency: 'INR',
    status: 'captured' as const,
  }
  await db().transaction((tx) => settlePayment(tx, { provider: 'razorpay', payment, now: new Date() }))
}

async function statusOf(order: OrderWire): Promise<string | undefined> {
  const { rows } = await db().execute<{ status: string }>(
    sql`select status from orders where id = ${uuidOf(order)}`,
  )
  return rows[0]?.status
}

const cancel = (order: OrderWire, { headers }: Shopper) =>
  app().inject({ method: 'POST', url: `/api/orders/${order.id}/cancel`, headers, body: {} })

test('honours the coupon of an order that is paid late, although another shopper had its last use', async () => {
  const { id, code } = await makeCoupon(db(), { usesMax: 1 })
  const late = await placedOrder(app(), attempt(asha, code))
  await expire(late)
  expect(await usesOf(id)).toBe(0)
  const other = await placedOrder(app(), attempt(meera, code))

  await payLate(late)
  expect(await statusOf(late)).toBe('confirmed')
  expect(await usesOf(id)).toBe(2)

  expect((await cancel(late, asha)).statusCode).toBe(200)
  expect(await usesOf(id)).toBe(1)
  expect((await cancel(other, meera)).statusCode).toBe(200)
  expect(await usesOf(id)).toBe(0)
})

test('honours the coupon of an order that is paid late, although the shopper has used it again since', async () => {
  const { id, code } = await makeCoupon(db(), { usesPerUserMax: 1 })
  const late = await placedOrder(app(), attempt(asha, code))
  await expire(late)
  // Of other goods: what is ordered anew is not bought twice.
  const other = await makeTestProduct(db(), { price: PRICE, delhi: 5 })
  const again = await placedOrder(app(), { ...attempt(asha, code), products: [[other, 1]] })
  await payLate(late)
  expect(await usesOf(id)).toBe(2)
  const { rows } = await db().execute(sql`
    select order_id = ${uuidOf(late)} as is_late, honoured_at is not null as is_honoured
    from coupon_redemption where coupon_id = ${id} order by 1`)
  expect(rows).toEqual([
    { is_late: false, is_honoured: false },
    { is_late: true, is_honoured: true },
  ])
  for (const order of [late, again]) expect((await cancel(order, asha)).statusCode).toBe(200)
  expect(await usesOf(id)).toBe(0)
})

test('counts no use for an order that is paid late when its goods are sold out', async () => {
  const { id, code } = await makeCoupon(db())
  const rare = await makeTestProduct(db(), { price: PRICE, delhi: 1 })
  const late = await placedOrder(app(), { ...attempt(asha, code), products: [[rare, 1]] })
  await expire(late)
  await removeStock(db(), rare)
  await payLate(late)
  expect(await statusOf(late)).toBe('expired')
  expect(await usesOf(id)).toBe(0)
})

test('counts no use when the shopper has none left', async () => {
  const { id, code } = await makeCoupon(db(), { usesPerUserMax: 1, usesMax: 5 })
  await placedOrder(app(), attempt(asha, code, 'cod'))
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => placeOrder(app(), attempt(asha, code, 'cod'))),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409, 409])
  expect(await usesOf(id)).toBe(1)
})

test('gives a shopper’s only use to one of two concurrent orders', async () => {
  const { id, code } = await makeCoupon(db(), { usesPerUserMax: 1 })
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => placeOrder(app(), attempt(asha, code, 'cod'))),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409, 409, 409])
  expect(await usesOf(id)).toBe(1)
})

test('releases a coupon with each cancelled order', async () => {
  const { id, code } = await makeCoupon(db(), { usesPerUserMax: 1 })
  for (let turn = 0; turn < 3; turn += 1) {
    const order = await placedOrder(app(), attempt(asha, code, 'cod'))
    await cancel(order, asha)
    await cancel(order, asha)
    expect(await usesOf(id)).toBe(0)
  }
})

test('counts uses by the ledger when the counter differs', async () => {
  const { id } = await makeCoupon(db())
  await db().execute(sql`update coupon set uses = uses + 1 where id = ${id}`)
  expect(await usesOf(id)).toBe(0)
})
