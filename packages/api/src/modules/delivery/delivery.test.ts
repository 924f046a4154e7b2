import { cartQuoteResponseSchema } from '@shop/contract/cart.schema'
import {
  deliveryEstimatesResponseSchema,
  type LiveDeliveryEstimateWire,
} from '@shop/contract/delivery.schema'
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { deliveryLedger } from '#database/schema/deliveryLedger.ts'
import { setStock } from '#database/setStock.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder } from '#testing/placeOrder.ts'
import { useAudits } from '#testing/useAudits.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const DELHI_STORE = 1
const JAIPUR_STORE = 2

const { current: db } = useDatabase('seeded')
useAudits(db)
const NOON = new Date('2126-11-22T12:00:00+05:30')
let now = NOON
let app: FastifyInstance
beforeAll(async () => {
  app = await buildApp({ db: db(), mediaFolder: '/nowhere', clock: () => now })
})
beforeEach(() => {
  now = NOON
})
afterAll(() => app.close())

type Item = { product_id: number; variant_id: number | null; quantity: number }

async function estimatesOf(pincode: string, items: readonly Item[]) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/delivery/estimates',
    body: { pincode, items },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return deliveryEstimatesResponseSchema.parse(answer.json()).data
}

/** The estimate of a quote with one variant, as `/api/delivery/estimates` answers it. */
const ofItem = (estimate: LiveDeliveryEstimateWire | null) => estimate && { ...estimate, varies: false }

async function quoteOf(pincode: string, items: readonly Item[]) {
  const answer = await app.inject({ method: 'POST', url: '/api/cart/quote', body: { pincode, items } })
  return cartQuoteResponseSchema.parse(answer.json()).data
}

async function makeSizes(stock: { delhi: number; jaipur: number }[]) {
  const { productId } = await makeTestProduct(db())
  await db().execute(sql`delete from variant where product_id = ${productId}`)
  const { rows } = await db().execute<{ id: number }>(sql`
    insert into variant (product_id, option_value_id, mrp_paise, selling_price_paise)
    select ${productId}, id, 50000, 50000 from option_value order by id limit ${stock.length} returning id`)
  const targets = rows.flatMap(({ id: variantId }, index) => [
    { storeId: DELHI_STORE, variantId, quantity: stock[index]?.delhi ?? 0 },
    { storeId: JAIPUR_STORE, variantId, quantity: stock[index]?.jaipur ?? 0 },
  ])
  await db().transaction((tx) => setStock(tx, targets))
  return rows.map(({ id }) => ({ product_id: productId, variant_id: id, quantity: 1 }))
}

const PLACES = ['110001', '122002', '302001', '303001', '400001', '560001', '744101', '795001', '682555']
const stocks = fc.record({
  delhi: fc.nat({ max: 3 }),
  jaipur: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: 1, max: 4 }),
})

test('gives a product, the cart and the order the same estimate for any stock, pincode, quantity and time', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(stocks, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...PLACES),
      fc.integer({ min: 0, max: 24 * 60 - 1 }),
      async (wantedStock, pincode, minute) => {
        now = new Date(new Date('2126-11-22T00:00:30+05:30').getTime() + minute * 60_000)
        const products = await Promise.all(wantedStock.map((wanted) => makeTestProduct(db(), wanted)))
        const items = products.map(({ item }, index) => ({
          ...item,
          quantity: wantedStock[index]?.quantity ?? 1,
        }))
        const { estimates, serviceable } = await estimatesOf(pincode, items)
        for (const [index, item] of items.entries())
          expect(estimates[index]).toEqual(ofItem((await quoteOf(pincode, [item])).delivery))

        const shopper = await makeShopper(db(), { pincode })
        const order = async (parts: number[]) => {
          const quote = await quoteOf(
            pincode,
            parts.map((index) => items[index]!),
          )
          if (!serviceable || quote.lines.some(({ changes }) => changes.length > 0)) return
          const data = await placedOrder(app, {
            shopper,
            products: parts.map((index) => [products[index]!, items[index]!.quantity]),
            total: quote.totals.total,
            method: 'upi',
            change: { expected_by: quote.delivery?.promised_by },
          })
          const { valid_until, ...promised } = quote.delivery!
          expect(Date.parse(valid_until)).toBeGreaterThan(now.getTime())
          expect(data.delivery_estimate).toEqual(promised)
        }
        await order(items.map((_, index) => index))
        for (const [index, item] of items.entries()) {
          expect(ofItem((await quoteOf(pincode, [item])).delivery)).toEqual(
            (await estimatesOf(pincode, [item])).estimates[0],
          )
          if (index === 0) await order([index])
        }
      },
    ),
    { numRuns: 40, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: false },
  )
}, 120_000)

describe('POST /api/delivery/estimates', () => {
  test('distinguishes a variant in the near store from one elsewhere', async () => {
    const [small, medium] = await makeSizes([
      { delhi: 0, jaipur: 2 },
      { delhi: 5, jaipur: 0 },
    ])
    const { estimates } = await estimatesOf('302001', [small!, medium!])
    expect(estimates).toMatchObject([
      { express: true, promised_by: '2126-11-22T08:30:00.000Z' },
      { express: false, promised_by: '2126-11-24T14:30:00.000Z' },
    ])
  })

  test('estimates no express delivery for more units than the near store has', async () => {
    const { item } = await makeTestProduct(db(), { jaipur: 2, delhi: 9 })
    const { estimates } = await estimatesOf(
      '302001',
      [2, 3].map((quantity) => ({ ...item, quantity })),
    )
    expect(estimates.map((one) => one?.express)).toEqual([true, false])
  })

  test('estimates a product without a chosen variant as the earliest of those in stock', async () => {
    const [far, near, some, none] = [
      await makeSizes([{ delhi: 5, jaipur: 0 }]),
      await makeSizes([
        { delhi: 0, jaipur: 0 },
        { delhi: 0, jaipur: 2 },
      ]),
      await makeSizes([
        { delhi: 5, jaipur: 0 },
        { delhi: 0, jaipur: 2 },
      ]),
      await makeSizes([{ delhi: 0, jaipur: 0 }]),
    ]
    const items = [far, near, some, none].map(([item]) => ({ ...item!, variant_id: null }))
    const { estimates } = await estimatesOf('302001', items)
    expect(estimates).toEqual([
      expect.objectContaining({ express: false, varies: false }),
      expect.objectContaining({ express: true, varies: false }),
      expect.objectContaining({ express: true, varies: true }),
      null,
    ])
  })

  test('returns no estimate for a variant that is out of stock, withdrawn or of another product', async () => {
    const [gone, withdrawn, sold] = [
      await makeTestProduct(db()),
      await makeTestProduct(db(), { delhi: 3 }),
      await makeTestProduct(db(), { delhi: 3 }),
    ]
    await db().execute(sql`update product set is_active = false where id = ${withdrawn.productId}`)
    const { estimates } = await estimatesOf('110001', [
      ...[gone, withdrawn, sold].map(({ item }) => ({ ...item, quantity: 1 })),
      { product_id: gone.productId, variant_id: sold.variantId, quantity: 1 },
      { product_id: 2_000_000_000, variant_id: null, quantity: 1 },
    ])
    expect(estimates).toEqual([null, null, expect.objectContaining({ express: true }), null, null])
  })

  test('returns no estimate where the shop does not deliver', async () => {
    const { item } = await makeTestProduct(db(), { delhi: 3 })
    const data = await estimatesOf('682555', [{ ...item, quantity: 1 }])
    expect(data).toMatchObject({ serviceable: false, cod: false, estimates: [null] })
  })

  test.each([
    ['an unknown pincode', { pincode: '110000' }, 404],
    ['no pincode', { pincode: 'Delhi' }, 400],
    ['no items', { items: [] }, 400],
    [
      'too many items',
      { items: Array.from({ length: 101 }, () => ({ product_id: 1, variant_id: null, quantity: 1 })) },
      400,
    ],
    ['too many pieces', { items: [{ product_id: 1, variant_id: null, quantity: 11 }] }, 400],
  ])('refuses to estimate %s', async (_, change, status) => {
    const body = { pincode: '110001', items: [{ product_id: 1, variant_id: null, quantity: 1 }], ...change }
    expect((await app.inject({ method: 'POST', url: '/api/delivery/estimates', body })).statusCode).toBe(
      status,
    )
  })
})

describe('the delivery ledger', () => {
  const ledgerOf = (publicId: string) =>
    db()
      .select()
      .from(deliveryLedger)
      .where(sql`order_id = ${uuidOfPublicId(publicId)}`)
      .orderBy(deliveryLedger.storeId)

  test('writes a row of the delivery ledger for each store that ships a part of an order', async () => {
    const [near, split] = [
      await makeTestProduct(db(), { delhi: 1 }),
      await makeTestProduct(db(), { delhi: 1, jaipur: 1 }),
    ]
    const shopper = await makeShopper(db())
    const order = await placedOrder(app, {
      shopper,
      products: [
        [near, 1],
        [split, 2],
      ],
      total: 1_500,
    })
    const { promised_by } = order.delivery_estimate
    expect(await ledgerOf(order.id)).toMatchObject(
      [DELHI_STORE, JAIPUR_STORE].map((storeId) => ({
        storeId,
        isExpress: false,
        promisedBy: new Date(promised_by),
        deliveredAt: null,
      })),
    )
  })

  test('writes no row of the delivery ledger for a refused order', async () => {
    const product = await makeTestProduct(db(), { jaipur: 1, price: 600 })
    const key = randomUUID()
    const wanted = {
      shopper: await makeShopper(db()),
      products: [[product, 1]] as [typeof product, number][],
      total: 600,
      key,
    }
    const count = async () => (await db().select().from(deliveryLedger)).length
    const before = await count()
    const expected_by = new Date(now.getTime() + 120 * 60_000).toISOString()
    expect((await placeOrder(app, { ...wanted, change: { expected_by } })).statusCode).toBe(409)
    expect(await count()).toBe(before)
  })
})
