import type { CartQuoteResponse } from '@shop/contract/cart.schema'
import { cartQuoteResponseSchema } from '@shop/contract/cart.schema'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { coupon } from '#database/schema/coupon.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'

const { app, db } = useApp('seeded')

interface SoldRow {
  product_id: number
  variant_id: number
  price: number
  units: number
}

async function findSold(hasOptions: boolean): Promise<SoldRow[]> {
  const { rows } = await db().execute<SoldRow & Record<string, unknown>>(sql`
    select v.product_id, v.id as variant_id, ceil(v.selling_price_paise / 100.0)::int as price,
      sum(s.on_hand - s.reserved)::int as units
    from variant v join stock s on s.variant_id = v.id
    where (v.option_value_id is not null) = ${hasOptions}
      and not exists (select from offer_product o where o.product_id = v.product_id)
    group by v.id having sum(s.on_hand - s.reserved) > 0 order by v.id limit 3`)
  return rows
}

async function quote(items: object[]): Promise<CartQuoteResponse['data']> {
  const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', body: { items } })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  return cartQuoteResponseSchema.parse(answer.json()).data
}

test('quotes a cart at current prices', async () => {
  const [[plain], [shade]] = [await findSold(false), await findSold(true)]
  if (plain === undefined || shade === undefined) throw new Error('The demo catalogue has neither')
  const { lines, totals } = await quote([
    { product_id: plain.product_id, variant_id: null, quantity: 1, seen_price: plain.price },
    { product_id: shade.product_id, variant_id: shade.variant_id, quantity: 1, seen_price: shade.price + 1 },
  ])
  expect(lines).toMatchObject([
    { quantity: 1, selling_price: plain.price, changes: [], option_name: null, has_other_options: false },
    {
      quantity: 1,
      selling_price: shade.price,
      changes: ['price_changed'],
      option_name: expect.any(String) as string,
      has_other_options: true,
    },
  ])
  for (const line of lines) expect(line).toMatchObject({ title: /./, slug: /^[a-z0-9-]+$/, brand_name: /./ })
  expect(totals.total).toBe(plain.price + shade.price + totals.delivery_fee)
})

test('says what a line holds where its size does not', async () => {
  const { rows } = await db().execute<{ product_id: number; variant_id: number }>(sql`
    select v.product_id, v.id as variant_id
    from variant v join product p on p.id = v.product_id left join option_value o on o.id = v.option_value_id
    where p.slug = 'dhara-lab-niacinamide-10-percent-and-zinc-serum' or o.name = '100 ml'
    order by o.name nulls first limit 2`)
  const { lines } = await quote(
    rows.map(({ product_id, variant_id }) => ({ product_id, variant_id, quantity: 1 })),
  )
  expect(lines.map(({ option_name, pack_size }) => [option_name, pack_size])).toEqual([
    [null, '30 ml'],
    ['100 ml', undefined],
  ])
})

test('counts the stock of all stores without reserved units', async () => {
  const [sold] = await findSold(true)
  if (sold === undefined) throw new Error('The demo catalogue has nothing in stock')
  const { product_id, variant_id } = sold
  const move = (store: number, kind: string, onHand: number, reserved: number) =>
    db().execute(sql`insert into stock_move (store_id, variant_id, ref, kind, d_on_hand, d_reserved)
      values (${store}, ${variant_id}, gen_random_uuid(), ${kind}::stock_move_kind, ${onHand}, ${reserved})`)
  // All stock is removed, then 2 units in Delhi and 3 in Jaipur are added, one of which is reserved.
  const { rows } = await db().execute<{ store_id: number; left: number }>(
    sql`select store_id, on_hand - reserved as left from stock where variant_id = ${variant_id}`,
  )
  for (const { store_id, left } of rows) await move(store_id, 'adjust', -left, 0)
  const item = { product_id, variant_id, quantity: 9 }
  expect((await quote([item])).lines).toMatchObject([{ quantity: 0, changes: ['out_of_stock'] }])

  await move(1, 'receive', 2, 0)
  await move(2, 'receive', 3, 0)
  await move(2, 'reserve', 0, 1)
  expect((await quote([item])).lines).toMatchObject([
    { quantity: 4, quantity_max: 4, changes: ['quantity_reduced'] },
  ])
})

test('returns a line without a price for an unknown product or variant', async () => {
  const [[plain], [shade]] = [await findSold(false), await findSold(true)]
  if (plain === undefined || shade === undefined) throw new Error('The demo catalogue has neither')
  await db().execute(sql`update product set is_active = false where id = ${plain.product_id}`)
  const { lines, totals } = await quote([
    { product_id: plain.product_id, variant_id: null, quantity: 1 },
    { product_id: 999_999, variant_id: null, quantity: 1 },
    { product_id: shade.product_id, variant_id: plain.variant_id, quantity: 1 },
    { product_id: shade.product_id, variant_id: null, quantity: 1 },
  ])
  await db().execute(sql`update product set is_active = true where id = ${plain.product_id}`)
  expect(lines.map(({ changes }) => changes)).toEqual(Array(4).fill(['not_sold']))
  expect(lines.map((line) => line.has_other_options)).toEqual([false, false, true, true])
  expect(totals).toEqual({
    mrp: 0,
    discount: 0,
    offer_discount: 0,
    coupon_discount: 0,
    delivery_fee: 0,
    total: 0,
    free_delivery_missing: 499,
    free_delivery_from: 499,
  })
})

test('quotes an empty cart with 0', async () => {
  expect(await quote([])).toMatchObject({ lines: [], totals: { total: 0 } })
})

const line = { product_id: 1, variant_id: null, quantity: 1 }
test.each<[string, unknown, string]>([
  ['no items', {}, 'items'],
  ['a quantity of 0', { items: [{ ...line, quantity: 0 }] }, 'items.0.quantity'],
  ['a quantity of 11', { items: [{ ...line, quantity: 11 }] }, 'items.0.quantity'],
  ['half a unit', { items: [{ ...line, quantity: 1.5 }] }, 'items.0.quantity'],
  ['a quantity as text', { items: [{ ...line, quantity: '2' }] }, 'items.0.quantity'],
  ['a price of its own', { items: [{ ...line, selling_price: 1 }] }, 'items.0.selling_price'],
  ['an id beyond what is stored', { items: [{ ...line, product_id: 2 ** 31 }] }, 'items.0.product_id'],
  ['101 lines', { items: Array(101).fill(line) }, 'items'],
])('refuses %s and names the field', async (_, body, path) => {
  const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', body: body as object })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ errors: [{ path }] })
})

test('estimates express delivery only if the near store has the whole cart', async () => {
  const [delhi, jaipur] = [
    await makeTestProduct(db(), { delhi: 3 }),
    await makeTestProduct(db(), { jaipur: 3 }),
  ]
  const deliveryTo = async (pincode: string, ...products: TestProduct[]) => {
    const items = products.map((product) => ({ ...product.item, quantity: 1 }))
    const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', body: { items, pincode } })
    return cartQuoteResponseSchema.parse(answer.json()).data
  }
  expect(await deliveryTo('110001', delhi)).toMatchObject({ serviceable: true, delivery: { express: true } })
  expect(await deliveryTo('302001', jaipur)).toMatchObject({ delivery: { express: true } })
  expect(await deliveryTo('302001', delhi)).toMatchObject({ delivery: { express: false }, held_up_by: null })
  expect(await deliveryTo('302001', jaipur, delhi)).toMatchObject({
    delivery: { express: false },
    held_up_by: { lines: [1], otherwise: { express: true } },
  })
  expect(await deliveryTo('400001', jaipur, delhi)).toMatchObject({
    delivery: { express: false },
    held_up_by: null,
  })
  expect(await deliveryTo('110000', delhi)).toMatchObject({ serviceable: false, delivery: null })
  expect(await deliveryTo('682555', delhi)).toMatchObject({ serviceable: false, delivery: null })
})

test('applies a coupon or gives the reason, and computes the fee from the rest', async () => {
  await db()
    .insert(coupon)
    .values({ code: 'FLAT100', title: '₹100 off', kind: 'flat', amountPaise: 10_000, minPaise: 50_000 })
  const product = await makeTestProduct(db(), { price: 550, mrp: 600, delhi: 5 })
  const quoted = async (quantity: number, typed: string) => {
    const items = [{ ...product.item, quantity }]
    const answer = await app().inject({
      method: 'POST',
      url: '/api/cart/quote',
      body: { items, coupon: typed },
    })
    return cartQuoteResponseSchema.parse(answer.json()).data
  }
  expect(await quoted(1, ' flat100 ')).toMatchObject({
    // The coupon takes 100 off, which adds 49 for delivery.
    coupon: { code: 'FLAT100', applied: true, reason: null, waits: false, saving: 51 },
    totals: {
      mrp: 600,
      discount: 50,
      coupon_discount: 100,
      delivery_fee: 49,
      total: 499,
      free_delivery_missing: 49,
    },
  })
  expect(await quoted(1, '%; drop')).toMatchObject({
    coupon: {
      code: '%; DROP',
      applied: false,
      waits: false,
      reason: 'We don’t know this coupon. Check the spelling.',
    },
    totals: { total: 550 },
  })
  expect((await quoted(1, '')).coupon).toBeNull()
  const { offers } = await quoted(1, '')
  expect(offers.find(({ code }) => code === 'FLAT100')).toMatchObject({
    applied: true,
    saving: 51,
    title: '₹100 off',
    description: 'On orders from ₹500.',
  })
})

test('offers the coupon of a first order until the shopper has ordered', async () => {
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { delhi: 5 })
  const isOffered = async () => {
    const body = { items: [{ ...product.item, quantity: 1 }] }
    const { headers } = shopper
    const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', headers, body })
    return cartQuoteResponseSchema.parse(answer.json()).data.offers.some(({ code }) => code === 'FIRST150')
  }
  expect(await isOffered()).toBe(true)
  await placedOrder(app(), { shopper, products: [[product, 1]], total: 500 })
  expect(await isOffered()).toBe(false)
})

test('says which coupon needs nothing but a login', async () => {
  const shopper = await makeShopper(db())
  const product = await makeTestProduct(db(), { delhi: 5 })
  const needsLogin = async (quantity: number, headers = {}) => {
    const body = { items: [{ ...product.item, quantity }] }
    const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', headers, body })
    const { offers } = cartQuoteResponseSchema.parse(answer.json()).data
    return offers.filter(({ needs_login }) => needs_login).map(({ code }) => code)
  }
  expect(await needsLogin(4)).toEqual(['FIRST150'])
  expect(await needsLogin(4, shopper.headers)).toEqual([])
})
