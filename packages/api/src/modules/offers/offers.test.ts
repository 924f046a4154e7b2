import { listOffersResponseSchema } from '@shop/contract/offers.schema'
import { cartQuoteResponseSchema, type CartQuote } from '@shop/contract/cart.schema'
import { orderSchema, type OrderWire } from '@shop/contract/orders.schema'
import { listProductsResponseSchema } from '@shop/contract/product-list.schema'
import { productResponseSchema } from '@shop/contract/products.schema'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { runAudits } from '#database/audits.ts'
import { readDocuments } from '#modules/invoices/invoices.service.ts'
import { advanceOrder, receiveReturns } from '#modules/orders/fulfilment.service.ts'
import { recordRefundsByHand } from '#modules/payments/refundsByHand.ts'
import { makeCoupon } from '#testing/makeCoupon.ts'
import { removeStock } from '#testing/makeOrder.ts'
import { makeOffer } from '#testing/makeOffer.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder, unitsOf } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { today } from '#time/today.ts'
import { endOffer, turnOffers } from './offers.repository.ts'

const { app, db, get } = useApp('seeded')
useAudits(db)

const DAY_MS = 86_400_000
const FOUR_FOR_349 = { kind: 'set_price', quantity: 4, price: 349 } as const

let asha: Shopper
let polish: TestProduct
beforeEach(async () => {
  asha = await makeShopper(db())
  polish = await makeTestProduct(db(), { price: 99, mrp: 120, delhi: 50 })
})

async function quote(products: [TestProduct, number][], coupon?: string): Promise<CartQuote> {
  const items = products.map(([product, quantity]) => ({ ...product.item, quantity }))
  const body = { items, ...(coupon !== undefined && { coupon }) }
  const answer = await app().inject({ method: 'POST', url: '/api/cart/quote', body })
  return cartQuoteResponseSchema.parse(answer.json()).data
}
const listedOffers = async () => listOffersResponseSchema.parse(await get('/api/offers')).data
const shownOffers = async () => (await listedOffers()).toSorted((a, b) => a.offer_id - b.offer_id)
async function done(path: string, body?: object): Promise<OrderWire> {
  const answer = await app().inject({
    method: 'POST',
    url: `/api/orders/${path}`,
    headers: asha.headers,
    ...(body && { body }),
  })
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
async function deliver({ number }: OrderWire): Promise<void> {
  for (const step of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await advanceOrder(db(), number, step)
}
const sendBack = (id: string, lines: { line_id: string; quantity?: number }[]) =>
  done(`${id}/returns`, { lines, reason: 'size', refund_upi: 'asha@upi' })
async function read({ id }: OrderWire): Promise<OrderWire> {
  const { data } = await app()
    .inject({ url: `/api/orders/${id}`, headers: asha.headers })
    .then((answer) => answer.json<{ data: unknown }>())
  return orderSchema.parse(data)
}

test('the list of offers begins with one of each kind', async () => {
  const [first = '', ...others] = (await listedOffers()).map(({ offerDescription }) => offerDescription)
  expect(first).toMatch(/^Any/)
  expect(others.slice(0, 5).some((title) => title.startsWith('Any'))).toBe(false)
})

describe('the page of a product', () => {
  const pageOf = async ({ slug }: TestProduct) =>
    productResponseSchema.parse(await get(`/api/products/${slug}`)).data
  test('tells whether its offer is for other products, which are sold', async () => {
    const [one, other] = await Promise.all([1, 2].map(() => makeTestProduct(db(), { price: 99, delhi: 50 })))
    if (one === undefined || other === undefined) throw new Error('There are no products')
    await makeOffer(db(), [polish], FOUR_FOR_349)
    await makeOffer(db(), [one, other], FOUR_FOR_349)
    expect(await pageOf(polish)).toMatchObject({ is_offer_shared: 0 })
    expect(await pageOf(one)).toMatchObject({ is_offer_shared: 1 })
  })
  test('shows the gift of its offer, and follows its changes', async () => {
    const gift = await makeTestProduct(db(), { price: 199, delhi: 1 })
    await makeOffer(db(), [polish], { kind: 'gift', gift: { product: gift.slug } })
    const answer = await app().inject(`/api/products/${polish.slug}`)
    const { data } = productResponseSchema.parse(answer.json())
    expect(data.offer_gift).toMatchObject({ product_id: gift.productId, slug: gift.slug, worth: 199 })
    expect(answer.headers['surrogate-key']).toContain(`product-${gift.productId}`)
    expect(await pageOf(gift)).not.toHaveProperty('offer_gift')
  })
})

describe('a cart', () => {
  test('shows the missing condition of an offer, then its price', async () => {
    await makeOffer(db(), [polish], FOUR_FOR_349)
    expect((await quote([[polish, 3]])).cart_offers).toMatchObject([
      {
        title: 'Any 4 for ₹349',
        applied: false,
        saving: 0,
        hint: 'Add 1 more: any 4 for ₹349',
        product_ids: [polish.productId],
        progress: { unit: 'items', have: 3, need: 4 },
      },
    ])
    expect((await quote([[polish, 7]])).cart_offers).toMatchObject([
      { applied: true, hint: 'Add 1 more: another 4 for ₹349', progress: { have: 3, need: 4 } },
    ])
    const { cart_offers, lines, totals } = await quote([[polish, 4]])
    expect(cart_offers).toMatchObject([{ applied: true, saving: 47, hint: null, progress: null }])
    expect(lines).toMatchObject([{ line_total: 396, offer_discount: 47, offer: 'Any 4 for ₹349' }])
    expect(totals).toMatchObject({ mrp: 480, discount: 84, offer_discount: 47, delivery_fee: 49, total: 398 })
  })

  test('says that a part of the price comes off beside a price that is reduced already', async () => {
    await makeOffer(db(), [polish], { kind: 'percent', quantity: 2, percent: 10 })

    expect((await quote([[polish, 1]])).cart_offers).toMatchObject([
      { hint: 'Add 1 more for an extra 10% off' },
    ])
  })

  test('keeps free delivery when an offer reduces a cart of 505 to 455', async () => {
    const product = await makeTestProduct(db(), { price: 505, delhi: 5 })
    await makeOffer(db(), [product, polish], { kind: 'amount_off', from: 500, off: 50 })
    expect((await quote([[product, 1]])).totals).toMatchObject({ delivery_fee: 0, total: 455 })
  })

  test('applies the offer first, and the coupon to the rest', async () => {
    await makeOffer(db(), [polish], FOUR_FOR_349)
    const tenth = { kind: 'percent', percent: 10, amountPaise: null } as const
    const { code } = await makeCoupon(db(), tenth)
    expect((await quote([[polish, 4]], code)).totals).toMatchObject({
      offer_discount: 47,
      coupon_discount: 35,
      total: 349 - 35 + 49,
    })
    const { code: from350 } = await makeCoupon(db(), { ...tenth, minPaise: 35_000 })
    expect((await quote([[polish, 4]], from350)).coupon).toMatchObject({
      applied: false,
      reason: 'Add ₹1 more.',
    })
  })

  test('lists every live offer with its first products', async () => {
    const second = await makeTestProduct(db(), { price: 199, delhi: 5 })
    const key = await makeOffer(db(), [polish, second], FOUR_FOR_349)
    expect((await shownOffers()).at(-1)).toMatchObject({
      offerDescription: expect.any(String),
      total: 2,
    })
    const shown = (await shownOffers()).length
    await endOffer(db(), key, new Date())
    expect(await shownOffers()).toHaveLength(shown - 1)
  })

  test('applies an offer only between its dates', async () => {
    const day = (days: number) => today(new Date(Date.now() + days * DAY_MS))
    await makeOffer(db(), [polish], FOUR_FOR_349, { from: day(1), until: day(3) })
    const later = await makeTestProduct(db(), { price: 99, delhi: 5 })
    const key = await makeOffer(db(), [later], FOUR_FOR_349, { until: day(3) })
    expect((await quote([[polish, 4]])).cart_offers).toEqual([])
    expect((await quote([[later, 4]])).totals.offer_discount).toBe(47)
    expect(await endOffer(db(), key, new Date())).toBe(true)
    expect((await quote([[later, 4]])).cart_offers).toEqual([])
    expect(await endOffer(db(), key, new Date())).toBe(false)
  })

  test('takes 15% off a shampoo and a conditioner together', async () => {
    const [shampoo, conditioner] = [
      await makeTestProduct(db(), { price: 300, delhi: 5 }),
      await makeTestProduct(db(), { price: 200, delhi: 5 }),
    ]
    const parts = [
      { name: 'shampoo', products: [shampoo.slug] },
      { name: 'conditioner', products: [conditioner.slug] },
    ]
    const key = await makeOffer(db(), [], { kind: 'bundle', percent: 15, parts })
    expect((await shownOffers()).at(-1)).toMatchObject({
      offerDescription: 'Shampoo + conditioner: 15% off together',
      total: 2,
    })
    expect((await quote([[shampoo, 2]])).cart_offers).toMatchObject([
      { title: 'Shampoo + conditioner: 15% off together', hint: 'Add conditioner for 15% off together' },
    ])
    expect(
      (
        await quote([
          [shampoo, 2],
          [conditioner, 1],
        ])
      ).totals.offer_discount,
    ).toBe(75)
    await endOffer(db(), key, new Date())
    expect((await shownOffers()).at(-1)?.offerDescription).not.toBe('Shampoo + conditioner: 15% off together')
  })
})

describe('a gift', () => {
  let gift: TestProduct
  let serum: TestProduct
  beforeEach(async () => {
    gift = await makeTestProduct(db(), { price: 150, delhi: 2 })
    serum = await makeTestProduct(db(), { price: 600, delhi: 20 })
    await makeOffer(db(), [serum], { kind: 'gift', from: 999, gift: { product: gift.slug } })
  })

  test('adds a gift as a free line when its condition is met', async () => {
    const [missing] = (await quote([[serum, 1]])).cart_offers
    expect(missing).toMatchObject({
      title: 'Free A product from ₹999 of A product',
      hint: 'Add ₹399 more from this offer for a free A product',
      progress: { unit: 'rupees', have: 600, need: 999 },
      gift: { variant_id: gift.variantId },
    })
    const { lines, totals, cart_offers } = await quote([[serum, 2]])
    expect(lines).toMatchObject([
      { is_gift: false },
      { is_gift: true, quantity: 1, line_total: 150, offer_discount: 150, product_id: gift.productId },
    ])
    expect(cart_offers).toMatchObject([{ applied: true, saving: 150, hint: null }])
    expect(totals).toMatchObject({ offer_discount: 150, total: 1_200 })
  })

  test('makes a gift free that is already in the cart', async () => {
    const { lines, totals } = await quote([
      [serum, 2],
      [gift, 2],
    ])
    expect(lines).toMatchObject([
      { offer_discount: 0 },
      { quantity: 2, line_total: 300, offer_discount: 150, is_gift: false },
    ])
    expect(totals.total).toBe(1_350)
  })

  test('cancels a gift with what earned it, and keeps it while the rest earns it', async () => {
    const cream = await makeTestProduct(db(), { price: 1_100, delhi: 9 })
    const balm = await makeTestProduct(db(), { price: 100, delhi: 9 })
    await makeOffer(db(), [cream], { kind: 'gift', gift: { product: balm.slug } })
    const order = await placedOrder(app(), {
      shopper: asha,
      products: [
        [serum, 2],
        [cream, 1],
        [polish, 1],
      ],
      total: 2_399,
    })
    const [ofSerum, ofCream] = order.lines
    const giftsOf = ({ lines }: OrderWire) =>
      [gift, balm].map(({ variantId }) => lines.find((line) => line.variant_id === variantId)?.status)
    expect(order.lines.map(({ gift_needs }) => gift_needs)).toEqual([
      null,
      null,
      null,
      { lines: [ofSerum?.line_id], quantity: 1, amount: 999 },
      { lines: [ofCream?.line_id], quantity: 1, amount: 0 },
    ])
    const one = await done(`${order.id}/cancel`, { lines: [ofSerum?.line_id] })
    expect(giftsOf(one)).toEqual(['cancelled', 'ordered'])
    expect(one.payment.amount_due).toBe(1_199)
    expect(await unitsOf(db(), gift)).toEqual([2, 0])
    const two = await done(`${order.id}/cancel`, { lines: [ofCream?.line_id] })
    expect(giftsOf(two)).toEqual(['cancelled', 'cancelled'])
    expect(two).toMatchObject({ status: 'confirmed', payment: { amount_due: 99 } })
  })

  test('reserves a gift with the order, and cancels it with the last paid line', async () => {
    const order = await placedOrder(app(), { shopper: asha, products: [[serum, 2]], total: 1_200 })
    expect(order.lines).toMatchObject([
      { is_gift: false, cancellable: true },
      {
        is_gift: true,
        line_charge: 0,
        cancellable: false,
        why_not: 'A gift goes back with the items that you got it for.',
      },
    ])
    expect(await unitsOf(db(), gift)).toEqual([2, 1])
    const after = await done(`${order.id}/cancel`, { lines: [order.lines[0]?.line_id] })
    expect(after.lines.map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
    expect(after.status).toBe('cancelled')
    expect(await unitsOf(db(), gift)).toEqual([2, 0])
  })

  test('returns a gift with the units that earned it', async () => {
    const order = await placedOrder(app(), { shopper: asha, products: [[serum, 2]], total: 1_200 })
    await deliver(order)
    const line_id = order.lines[0]?.line_id ?? ''
    const first = await sendBack(order.id, [{ line_id, quantity: 1 }])
    expect(first.lines[1]?.quantity_returned).toBe(1)
    await sendBack(order.id, [{ line_id }])
    expect(await receiveReturns(db(), order.number)).toBe(2)
    expect((await read(order)).refunds.map(({ amount }) => amount)).toEqual([600, 600])
    expect((await read(order)).status).toBe('returned')
    expect(await unitsOf(db(), gift)).toEqual([2, 0])
  })

  test('shows that a gift is out of stock, and refuses an order that expects it', async () => {
    await removeStock(db(), gift)
    expect((await quote([[serum, 2]])).cart_offers).toMatchObject([
      { applied: false, hint: 'The gift is out of stock.' },
    ])
    const attempt = { shopper: asha, products: [[serum, 2]] satisfies [TestProduct, number][], total: 1_200 }
    const refused = await placeOrder(app(), { ...attempt, change: { expected_gifts: [gift.variantId] } })
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'GIFT_CHANGED' })
    expect((await placedOrder(app(), attempt)).lines).toHaveLength(1)
  })
})

describe('an order with an offer', () => {
  test('refunds the share of one of four products, and keeps the price of the others', async () => {
    await makeOffer(db(), [polish], FOUR_FOR_349)
    const order = await placedOrder(app(), { shopper: asha, products: [[polish, 4]], total: 398 })
    expect(order.totals).toMatchObject({ offer_discount: 47, total: 398 })
    expect(order.lines).toMatchObject([{ line_total: 396, offer_discount: 47, line_charge: 349 }])
    await deliver(order)
    const line_id = order.lines[0]?.line_id ?? ''
    await sendBack(order.id, [{ line_id, quantity: 1 }])
    await receiveReturns(db(), order.number)
    await sendBack(order.id, [{ line_id }])
    await receiveReturns(db(), order.number)
    expect((await read(order)).refunds.map(({ amount }) => amount)).toEqual([87.25, 261.75])
    const { documents } = await readDocuments(db(), {
      userId: asha.id,
      publicId: order.id,
      now: new Date(),
    })
    expect(documents.map(({ sums }) => sums.total)).toEqual([39_800, 8_725, 26_175])
  })

  test('announces the refund of each open return of a line to the paisa', async () => {
    const other = await makeTestProduct(db(), { price: 99, delhi: 5 })
    await makeOffer(db(), [polish, other], FOUR_FOR_349)
    const order = await placedOrder(app(), {
      shopper: asha,
      products: [
        [polish, 3],
        [other, 1],
      ],
      total: 398,
    })
    await deliver(order)
    const line_id = order.lines[0]?.line_id ?? ''
    for (let unit = 0; unit < 3; unit += 1) await sendBack(order.id, [{ line_id, quantity: 1 }])
    const announced = (await read(order)).pickups.map(({ refund }) => refund)
    await receiveReturns(db(), order.number)
    const { refunds, lines } = await read(order)
    expect(refunds.map(({ amount }) => amount).toSorted()).toEqual(announced.toSorted())
    expect(announced.reduce((sum, refund) => sum + Math.round(refund * 100), 0)).toBe(
      Math.round((lines[0]?.line_charge ?? 0) * 100),
    )
    expect(announced.toSorted()).toEqual([87.33, 87.33, 87.34])

    await recordRefundsByHand(db(), order.number, new Date())
    const { rows } = await db().execute<{ subject: string }>(
      sql`select subject from outbox where topic like 'refund%' and subject like ${`%${order.number}`}`,
    )
    expect(rows.map(({ subject }) => subject).toSorted()).toEqual(
      ['87.33', '87.33', '87.34'].map((amount) => `Your refund of ₹${amount} for order ${order.number}`),
    )
  })

  test("reduces the amount due by a cancelled line's share", async () => {
    const other = await makeTestProduct(db(), { price: 150, delhi: 5 })
    await makeOffer(db(), [polish, other], FOUR_FOR_349)
    const placed = await placedOrder(app(), {
      shopper: asha,
      products: [
        [polish, 2],
        [other, 2],
      ],
      total: 398,
    })
    const [first, second] = placed.lines
    expect([first?.line_charge, second?.line_charge]).toEqual([139, 210])
    const after = await done(`${placed.id}/cancel`, { lines: [second?.line_id] })
    expect(after.payment.amount_due).toBe(139 + 49)
  })

  test('refuses an order when the offer has ended after the quote', async () => {
    const key = await makeOffer(db(), [polish], FOUR_FOR_349)
    await endOffer(db(), key, new Date())
    const answer = await placeOrder(app(), { shopper: asha, products: [[polish, 4]], total: 398 })
    expect(answer.json()).toMatchObject({ status: 409, code: 'PRICE_CHANGED' })
  })

  test('reports an order whose lines do not add up to its discount in the audit', async () => {
    await makeOffer(db(), [polish], FOUR_FOR_349)
    const order = await placedOrder(app(), { shopper: asha, products: [[polish, 4]], total: 398 })
    const setShare = (paise: number) =>
      db().execute(sql`
      update order_line set offer_paise = ${paise} where order_id = (select id from orders where number = ${order.number})`)
    await setShare(4_600)
    expect((await runAudits(db())).map(({ audit }) => audit)).toContain(
      'A10 the lines of an order share its offers',
    )
    await setShare(4_700)
  })
})

describe('a card', () => {
  const offerOf = async ({ slug }: TestProduct) =>
    productResponseSchema.parse(await get(`/api/products/${slug}`)).data.offer_details

  test("shows the text of an offer's rule on cards while it is live", async () => {
    expect(await offerOf(polish)).toBeNull()
    const key = await makeOffer(db(), [polish], FOUR_FOR_349)
    expect(await offerOf(polish)).toMatchObject({ offerDescription: 'Any 4 for ₹349' })
    await endOffer(db(), key, new Date())
    expect(await offerOf(polish)).toBeNull()
  })

  test('shows no offer whose gift is sold out, and shows it again', async () => {
    const gift = await makeTestProduct(db(), { price: 199, delhi: 1 })
    const key = await makeOffer(db(), [polish], { kind: 'gift', from: 50, gift: { product: gift.slug } })
    const id = (await offerOf(polish))?.offer_id
    expect(id).toBeDefined()
    await turnOffers(db())
    const isShown = async () =>
      (await db().execute<{ is_shown: boolean }>(sql`select is_shown from offer where key = ${key}`)).rows[0]
    await removeStock(db(), gift)
    expect(await offerOf(polish)).toBeNull()
    expect((await listedOffers()).map(({ offer_id }) => offer_id)).not.toContain(id)
    expect(await get(`/api/products?offer=${id}`)).toMatchObject({ total: 0 })
    expect((await quote([[polish, 1]])).cart_offers).toMatchObject([{ hint: 'The gift is out of stock.' }])
    await turnOffers(db())
    expect(await isShown()).toEqual({ is_shown: false })
    await db().execute(sql`
      insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
      select store_id, variant_id, gen_random_uuid(), 'receive', 1 from stock where variant_id = ${gift.variantId} limit 1`)
    expect(await offerOf(polish)).toMatchObject({ offer_id: id })
    await turnOffers(db())
    expect(await isShown()).toEqual({ is_shown: true })
  })

  test('shows no bundle with a part that is sold out', async () => {
    const remover = await makeTestProduct(db(), { price: 149, delhi: 3 })
    const other = await makeTestProduct(db(), { price: 99, delhi: 3 })
    const parts = [
      { name: 'polish', products: [polish.slug] },
      { name: 'remover', products: [remover.slug, other.slug] },
    ]
    await makeOffer(db(), [], { kind: 'bundle', percent: 15, parts })
    await turnOffers(db())
    await removeStock(db(), other)
    await turnOffers(db())
    expect(await offerOf(polish)).toMatchObject({ offerDescription: 'Polish + remover: 15% off together' })
    await removeStock(db(), remover)
    await turnOffers(db())
    expect(await offerOf(polish)).toBeNull()
    expect(await offerOf(remover)).toBeNull()
  })

  test('updates cards when an offer begins or ends', async () => {
    const version = async () =>
      (await db().execute<{ version: string }>(sql`select version from catalogue_version`)).rows[0]?.version
    const key = await makeOffer(db(), [polish], FOUR_FOR_349)
    await turnOffers(db())
    const before = await version()
    await turnOffers(db())
    expect(await version()).toBe(before)
    await db().execute(sql`update offer set ends_at = now() where key = ${key}`)
    const ended = await version()
    await turnOffers(db())
    expect(await version()).not.toBe(ended)
  })

  test('lists the products of its offer, until the offer ends', async () => {
    const other = await makeTestProduct(db(), { price: 149, delhi: 0 })
    const key = await makeOffer(db(), [polish, other], FOUR_FOR_349)
    const id = (await offerOf(polish))?.offer_id
    const list = async (more = '') =>
      listProductsResponseSchema.parse(await get(`/api/products?offer=${id}${more}`))
    const slugs = async (more?: string) => (await list(more)).data.map(({ slug }) => slug)
    expect(await list()).toMatchObject({
      total: 2,
      offer: { offer_id: id, offerDescription: 'Any 4 for ₹349' },
    })
    expect(await slugs('&sort=price_asc')).toEqual([polish.slug, other.slug])
    expect(await slugs('&in_stock=1')).toEqual([polish.slug])
    expect((await list()).facets?.price).toEqual({ min: 99, max: 149 })
    await endOffer(db(), key, new Date())
    expect(await list()).toMatchObject({ total: 0, data: [] })
    expect((await list()).offer).toBeUndefined()
  })

  test('refuses an offer text without a rule', async () => {
    await expect(
      db().execute(sql`update product set offer = 'Any 4 for ₹349' where slug = ${polish.slug}`),
    ).rejects.toMatchObject({ cause: { constraint: 'product_offer_has_rule' } })
    await expect(
      db().execute(sql`insert into offer (key, title, rule) values ('text-only', 'Any 4 for ₹349', '{}')`),
    ).rejects.toMatchObject({ cause: { constraint: 'offer_rule' } })
  })
})

describe('adding an offer', () => {
  test('refuses an offer for a product that is in another offer at that time', async () => {
    const key = await makeOffer(db(), [polish], FOUR_FOR_349, { until: '2030-01-31' })
    const second = { kind: 'percent', quantity: 2, percent: 10 } as const
    await expect(makeOffer(db(), [polish], second)).rejects.toThrow(
      `${polish.slug} is in the offer ${key} at that time.`,
    )
    await expect(makeOffer(db(), [polish], second, { from: '2030-02-01' })).resolves.toBeDefined()
  })

  test('refuses an offer whose gift is in an offer, or is given by another one', async () => {
    await makeOffer(db(), [polish], FOUR_FOR_349)
    const [serum, gift] = [await makeTestProduct(db()), await makeTestProduct(db())]
    const rule = (product: TestProduct) => ({ kind: 'gift' as const, gift: { product: product.slug } })
    await expect(makeOffer(db(), [serum], rule(polish))).rejects.toThrow(/is in the offer/)
    await expect(makeOffer(db(), [serum], rule(serum))).rejects.toThrow(/can't be the gift of an offer/)
    await makeOffer(db(), [serum], rule(gift))
    await expect(makeOffer(db(), [await makeTestProduct(db())], rule(gift))).rejects.toThrow(/is the gift of/)
    await expect(makeOffer(db(), [gift], { kind: 'percent', quantity: 2, percent: 5 })).rejects.toThrow(
      /is the gift of/,
    )
  })

  test("refuses a set price above the price of some of the offer's products", async () => {
    await expect(makeOffer(db(), [polish], { ...FOUR_FOR_349, price: 396 })).rejects.toThrow(
      `4 of ${polish.slug} cost no more than ₹396 without the offer.`,
    )
  })

  test('refuses an offer for unknown products', async () => {
    await expect(makeOffer(db(), [{ ...polish, slug: 'no-such-product' }], FOUR_FOR_349)).rejects.toThrow(
      'There is no product no-such-product.',
    )
  })
})
