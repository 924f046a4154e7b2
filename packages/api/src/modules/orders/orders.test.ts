import { ORDERS_PER_HOUR_MAX, ORDERS_TO_PHONE_PER_DAY_MAX } from '@shop/contract/limits'
import { orderMessages } from '@shop/contract/orderMessages'
import type { OrderWire, PlaceOrderProblem } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { session, user } from '#database/schema/account.ts'
import { coupon } from '#database/schema/coupon.ts'
import { idempotentRequest, order } from '#database/schema/order.ts'
import { outbox } from '#database/schema/outbox.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { makeCoupon } from '#testing/makeCoupon.ts'
import { makeKey, makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder, unitsOf as countUnits, type OrderAttempt } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

type Attempt = Omit<OrderAttempt, 'shopper'> & { shopper?: Shopper }
const place = (attempt: Attempt) => placeOrder(app(), { shopper: asha, ...attempt })
const placed = (attempt: Attempt) => placedOrder(app(), { shopper: asha, ...attempt })
const unitsOf = (product: TestProduct) => countUnits(db(), product)

describe('POST /api/orders', () => {
  test('confirms a cash order at once, reserves its stock and notifies the shopper', async () => {
    const product = await makeTestProduct(db(), { price: 300, mrp: 400, delhi: 5 })
    const data = await placed({ products: [[product, 2]], total: 600 })
    expect(data).toMatchObject({
      number: expect.stringMatching(/^TP-20\d\d-\d{6,}$/) as string,
      status: 'confirmed',
      hold_until: null,
      totals: { mrp: 800, discount: 200, coupon_discount: 0, delivery_fee: 0, total: 600 },
      payment: { method: 'cod', status: 'due_on_delivery', amount_due: 600 },
      address: { pincode: '110001', city: 'New Delhi' },
      lines: [{ quantity: 2, unit_price: 300, line_total: 600, cancellable: true, why_not: null }],
      cancellable: true,
      refunds: [],
    })
    expect(data.timeline.map(({ step, at }) => [step, at !== null])).toEqual([
      ['placed', true],
      ['confirmed', true],
      ['packed', false],
      ['shipped', false],
      ['out_for_delivery', false],
      ['delivered', false],
    ])
    expect(await unitsOf(product)).toEqual([5, 2])
    const told = await db()
      .select()
      .from(outbox)
      .where(sql`${outbox.text} like ${`%${data.number}%`}`)
    expect(told.map(({ channel }) => channel)).toEqual(['mail'])
  })

  test('reserves stock for an online payment for 15 minutes', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const data = await placed({ products: [[product, 1]], total: 600, method: 'upi' })
    expect(data).toMatchObject({
      status: 'held',
      payment: { method: 'upi', status: 'pending', amount_due: 600 },
      cod_available: true,
      cod_why_not: null,
    })
    const minutes = (Date.parse(data.hold_until ?? '') - Date.parse(data.delivery_estimate.now)) / 60_000
    expect(minutes).toBe(15)
    expect(await unitsOf(product)).toEqual([5, 1])
  })

  test('ships a line from two stores when neither has all of it', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 3, jaipur: 2 })
    const data = await placed({ products: [[product, 5]], total: 3_000 })
    expect(data.delivery_estimate.express).toBe(false)
    expect(await unitsOf(product)).toEqual([5, 5])
  })

  test('refuses an order with a different total, and returns both totals', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const answer = await place({ products: [[product, 1]], total: 599 })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({ code: 'PRICE_CHANGED', quote: { totals: { total: 600 } } })
    expect(await unitsOf(product)).toEqual([5, 0])
  })

  test('refuses an order that would arrive later than the shopper saw', async () => {
    const product = await makeTestProduct(db(), { price: 600, jaipur: 5 })
    const attempt = { products: [[product, 1]] satisfies [typeof product, number][], total: 600 }
    const seen = new Date(Date.now() + 120 * 60_000).toISOString()
    const answer = await place({ ...attempt, change: { expected_by: seen } })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'DELIVERY_CHANGED',
      detail: orderMessages.deliveryChanged,
      quote: { delivery: { express: false } },
    })
    expect(await unitsOf(product)).toEqual([5, 0])
    const expected_by = answer.json<PlaceOrderProblem>().quote?.delivery?.promised_by
    const later = await placed({ ...attempt, change: { expected_by } })
    expect(later.delivery_estimate).toMatchObject({ express: false, promised_by: expected_by })
  })

  test('lists the lines that are sold out, and places no order for the rest', async () => {
    const [there, short, gone] = [
      await makeTestProduct(db(), { delhi: 5 }),
      await makeTestProduct(db(), { delhi: 1 }),
      await makeTestProduct(db()),
    ]
    const answer = await place({
      products: [
        [there, 1],
        [short, 2],
        [gone, 1],
      ],
      total: 2_000,
    })
    expect(answer.statusCode).toBe(409)
    expect(answer.json()).toMatchObject({
      code: 'STOCK_CHANGED',
      errors: [
        { path: 'items.1', message: 'quantity_reduced' },
        { path: 'items.2', message: 'out_of_stock' },
      ],
      quote: { lines: [{ quantity: 1 }, { quantity: 1 }, { quantity: 0 }] },
    })
    expect(await unitsOf(there)).toEqual([5, 0])
  })

  test("answers 422 to another user's address and to an address without delivery", async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const other = await makeShopper(db())
    const wrong = await place({
      products: [[product, 1]],
      total: 600,
      change: { address_id: other.addressId },
    })
    expect([wrong.statusCode, wrong.json<{ code: string }>().code]).toEqual([422, 'ADDRESS_UNKNOWN'])
    const far = await makeShopper(db(), { pincode: '682555', city: 'Kavaratti', state: 'Lakshadweep' })
    const answer = await place({ products: [[product, 1]], total: 600, shopper: far })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, 'NOT_SERVICEABLE'])
  })

  test('refuses cash without a carrier for it and above the limit, with the reason', async () => {
    const product = await makeTestProduct(db(), { price: 10_001, delhi: 5 })
    const dear = await place({ products: [[product, 1]], total: 10_001 })
    expect(dear.statusCode).toBe(422)
    expect(dear.json()).toMatchObject({
      code: 'COD_NOT_AVAILABLE',
      detail: 'Cash on delivery is available up to ₹10,000.',
    })
    const cheap = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const imphal = await makeShopper(db(), { pincode: '795001', city: 'Imphal', state: 'Manipur' })
    const far = await place({ products: [[cheap, 1]], total: 600, shopper: imphal })
    expect(far.json()).toMatchObject({ detail: 'Cash on delivery is not available in 795001.' })
  })

  test('limits a shopper to three unpaid orders', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const attempt = {
      products: [[product, 1]] satisfies Attempt['products'],
      total: 600,
      method: 'card' as const,
    }
    for (let held = 0; held < 3; held += 1) await placed(attempt)
    const fourth = await place(attempt)
    expect([fourth.statusCode, fourth.json<{ code: string }>().code]).toEqual([409, 'TOO_MANY_UNPAID'])
    await placed({ ...attempt, method: 'cod' })
    expect(await unitsOf(product)).toEqual([9, 4])
  })

  test("sends text messages to the account's verified number and never to an address's number", async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const shopper = await makeShopper(db(), { phone: '+919000000001' })
    const texts = () => db().select({ to: outbox.recipient }).from(outbox).where(eq(outbox.channel, 'sms'))
    const attempt = { products: [[product, 1]] satisfies Attempt['products'], total: 600, shopper }
    const before = await texts()
    await db().update(user).set({ phone: '+919000000002' }).where(eq(user.id, shopper.id))
    await placed(attempt)
    expect(await texts()).toEqual(before)
    await db().update(user).set({ phoneVerifiedAt: new Date() }).where(eq(user.id, shopper.id))
    await placed(attempt)
    expect(await texts()).toEqual([...before, { to: '+919000000002' }])
  })

  test('reserves at most 30 unpaid units for one shopper', async () => {
    const product = await makeTestProduct(db(), { price: 100, delhi: 100 })
    const other = await makeTestProduct(db(), { price: 100, delhi: 100 })
    const last = await makeTestProduct(db(), { price: 100, delhi: 100 })
    const shopper = await makeShopper(db())
    await placed({
      products: [
        [product, 10],
        [other, 10],
      ],
      total: 2_000,
      shopper,
    })
    const tooMany = await place({
      products: [
        [product, 9],
        [last, 2],
      ],
      total: 1_100,
      shopper,
      method: 'upi',
    })
    expect([tooMany.statusCode, tooMany.json<{ code: string }>().code]).toEqual([409, 'TOO_MANY_UNITS'])
    await placed({ products: [[product, 10]], total: 1_000, shopper, method: 'upi' })
    const one = await place({ products: [[last, 6]], total: 600, shopper })
    expect(one.json()).toMatchObject({
      code: 'TOO_MANY_UNITS',
      detail: expect.stringContaining('you have 30'),
    })
  })

  test('refuses more than 20 orders of a shopper in an hour, cancelled ones included', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 100 })
    const shopper = await makeShopper(db())
    const attempt = { products: [[product, 1]] satisfies Attempt['products'], total: 600, shopper }
    for (let count = 0; count < ORDERS_PER_HOUR_MAX; count += 1) {
      const { id } = await placed(attempt)
      await app().inject({
        method: 'POST',
        url: `/api/orders/${id}/cancel`,
        headers: shopper.headers,
        body: {},
      })
    }
    expect((await place(attempt)).json()).toMatchObject({ status: 409, code: 'TOO_MANY_ORDERS' })
  })

  test('refuses more than 30 orders to a phone number in a day, over all shoppers', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 100 })
    for (let count = 0; count < ORDERS_TO_PHONE_PER_DAY_MAX; count += 1) {
      const shopper = await makeShopper(db(), { phone: '+919000000003' })
      await placed({ products: [[product, 1]], total: 600, shopper })
    }
    const shopper = await makeShopper(db(), { phone: '+919000000003' })
    const refused = await place({ products: [[product, 1]], total: 600, shopper })
    expect(refused.json()).toMatchObject({ status: 409, code: 'TOO_MANY_ORDERS' })
  })

  test.each<[string, object, string]>([
    ['no lines', { items: [] }, 'items'],
    [
      'a price of its own',
      { items: [{ product_id: 1, variant_id: null, quantity: 1, price: 1 }] },
      'items.0.price',
    ],
    ['a status', { status: 'delivered' }, 'status'],
    [
      'eleven of a product',
      { items: [{ product_id: 1, variant_id: null, quantity: 11 }] },
      'items.0.quantity',
    ],
    ['another way to pay', { payment_method: 'cheque' }, 'payment_method'],
    ['no total', { expected_total: null }, 'expected_total'],
  ])('refuses %s and names the field', async (_, change, path) => {
    const answer = await place({
      products: [],
      total: 1,
      change: { items: [{ product_id: 1, variant_id: null, quantity: 1 }], ...change },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ errors: [{ path }] })
  })

  test.each([
    ['too short', 'k'.repeat(15)],
    ['too long', 'k'.repeat(256)],
    ['with spaces', 'a key with some spaces'],
  ])('refuses a key that is %s', async (_, key) => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    expect((await place({ products: [[product, 1]], total: 600, key })).statusCode).toBe(400)
  })

  test('refuses guests and closed accounts', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const guest = { ...asha, headers: { authorization: 'Bearer none-of-that-kind' } }
    expect((await place({ products: [[product, 1]], total: 600, shopper: guest })).statusCode).toBe(401)
    await db()
      .update(user)
      .set({ closedAt: sql`now()` })
      .where(eq(user.id, asha.id))
    expect((await place({ products: [[product, 1]], total: 600 })).statusCode).toBe(401)
    expect(await unitsOf(product)).toEqual([5, 0])
    expect(await db().select().from(session).where(eq(session.userId, asha.id))).toHaveLength(1)
  })
})

describe('the idempotency key of an order', () => {
  test('places one order for repeated requests with one key, with identical responses', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const key = makeKey()
    const copies = await Promise.all(
      Array.from({ length: 12 }, () => place({ products: [[product, 1]], total: 600, key })),
    )
    expect(new Set(copies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
    expect(new Set(copies.map(({ body }) => body)).size).toBe(1)
    expect(copies.filter(({ headers }) => headers['idempotent-replayed'] === 'true')).toHaveLength(11)
    expect(await unitsOf(product)).toEqual([9, 1])
  })

  test('returns the stored response after prices and stock have changed', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const attempt = { products: [[product, 1]] satisfies Attempt['products'], total: 600, key: makeKey() }
    const first = await place(attempt)
    const again = await place(attempt)
    expect([again.statusCode, again.body]).toEqual([201, first.body])
  })

  test('refuses a key with a different order, and accepts it from another user', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const key = makeKey()
    await placed({ products: [[product, 1]], total: 600, key })
    const other = await place({ products: [[product, 2]], total: 1_200, key })
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'KEY_REUSED'])
    await placed({ products: [[product, 1]], total: 600, key, shopper: await makeShopper(db()) })
    expect(await unitsOf(product)).toEqual([9, 2])
  })

  test('accepts a key again after a refused order', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const key = makeKey()
    expect((await place({ products: [[product, 1]], total: 1, key })).statusCode).toBe(409)
    expect(await db().select().from(idempotentRequest).where(eq(idempotentRequest.key, key))).toEqual([])
    await placed({ products: [[product, 1]], total: 600, key })
  })
})

describe('a coupon', () => {
  const usesOf = async (id: number) =>
    (await db().select({ uses: coupon.uses }).from(coupon).where(eq(coupon.id, id)))[0]?.uses

  test('applies a coupon as quoted, shares it among the lines, and releases it when the order is cancelled', async () => {
    const [one, other] = [
      await makeTestProduct(db(), { price: 200, delhi: 5 }),
      await makeTestProduct(db(), { price: 400, delhi: 5 }),
    ]
    const { id, code } = await makeCoupon(db())
    const data = await placed({
      products: [
        [one, 1],
        [other, 1],
      ],
      total: 500,
      coupon: code.toLowerCase(),
    })
    expect(data).toMatchObject({ coupon: code, totals: { coupon_discount: 100, total: 500 } })
    expect(await usesOf(id)).toBe(1)
    const twice = await place({
      products: [
        [one, 1],
        [other, 1],
      ],
      total: 500,
      coupon: code,
    })
    expect(twice.json()).toMatchObject({
      code: 'COUPON_CHANGED',
      quote: { coupon: { applied: false, reason: 'You have used this coupon already.' } },
    })
    await app().inject({
      method: 'POST',
      url: `/api/orders/${data.id}/cancel`,
      headers: asha.headers,
      body: {},
    })
    expect(await usesOf(id)).toBe(0)
  })

  test('applies the last use of a coupon to one of two concurrent orders', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 30 })
    const { id, code } = await makeCoupon(db(), { usesMax: 1 })
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => makeShopper(db())))
    const answers = await Promise.all(
      shoppers.map((shopper) => place({ products: [[product, 1]], total: 500, coupon: code, shopper })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201,
      ...Array<number>(7).fill(409),
    ])
    expect(await usesOf(id)).toBe(1)
    expect(await unitsOf(product)).toEqual([30, 1])
  })
})

describe('GET /api/orders', () => {
  test("lists the user's orders, newest first", async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const first = await placed({ products: [[product, 1]], total: 600 })
    const second = await placed({ products: [[product, 1]], total: 600 })
    const list = async (query: string, shopper = asha) => {
      const answer = await app().inject({ url: `/api/orders${query}`, headers: shopper.headers })
      const { data, total } = answer.json<{ data: OrderWire[]; total: number }>()
      return { numbers: data.map(({ number }) => number), total }
    }
    expect(await list('')).toEqual({ numbers: [second.number, first.number], total: 2 })
    expect(await list('?page=2&limit=1')).toEqual({ numbers: [first.number], total: 2 })
    expect(await list('', await makeShopper(db()))).toEqual({ numbers: [], total: 0 })
  })

  test("answers 404 to every request for another user's order", async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
    const { id } = await placed({ products: [[product, 1]], total: 600 })
    const { headers } = await makeShopper(db())
    const calls = [
      { method: 'GET', url: `/api/orders/${id}` },
      { method: 'POST', url: `/api/orders/${id}/cancel`, body: {} },
      {
        method: 'POST',
        url: `/api/orders/${id}/returns`,
        body: { lines: [{ line_id: id }], reason: 'size' },
      },
      { method: 'POST', url: `/api/orders/${id}/pay-on-delivery` },
      { method: 'GET', url: '/api/orders/AAAAAAAAAAAAAAAAAAAAAA' },
      { method: 'GET', url: '/api/orders/undefined' },
      { method: 'GET', url: '/api/orders/1' },
    ] as const
    for (const call of calls) {
      const answer = await app().inject({ ...call, headers })
      expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
        404,
        'There is no such order.',
      ])
    }
    expect((await app().inject({ url: `/api/orders/${id}`, headers: asha.headers })).statusCode).toBe(200)
  })
})

test("stores keys beyond their order, and makes ids that can't be guessed", async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 9 })
  const { id } = await placed({ products: [[product, 1]], total: 600 })
  const [row] = await db().select({ id: order.id }).from(order).where(eq(order.userId, asha.id))
  expect(uuidOfPublicId(id)).toBe(row?.id)
})
