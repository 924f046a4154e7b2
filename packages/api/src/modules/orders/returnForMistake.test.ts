import { orderSchema, RETURN_REASONS, type OrderWire } from '@shop/contract/orders.schema'
import { isShopsMistake } from '@shop/contract/isShopsMistake'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { order } from '#database/schema/order.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { deliverOrder, payByCard, readOrder } from '#testing/deliverOrder.ts'
import { makeOffer } from '#testing/makeOffer.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, unitsOf } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { receiveReturns } from './fulfilment.service.ts'

const FEE = 49
const GIFT_UNLESS_DAMAGED = 'This gift can’t be returned, unless it arrived damaged or wrong.'
const UNLESS_DAMAGED = 'This item can’t be returned, unless it arrived damaged or wrong.'

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

const lipstick = (category = 'makeup') =>
  makeTestProduct(db(), { price: 200, delhi: 9, isReturnable: false, category })
const ring = () => makeTestProduct(db(), { price: 100, delhi: 9 })
const read = (row: OrderWire) => readOrder(app(), asha, row)
const post = (row: OrderWire, path: string, body?: object) =>
  app().inject({
    method: 'POST',
    url: `/api/orders/${row.id}/${path}`,
    headers: asha.headers,
    ...(body && { body }),
  })
/** Asks to return one unit of each line. */
const ask = (row: OrderWire, reason: string, lines = row.lines) =>
  post(row, 'returns', { lines: lines.map(({ line_id }) => ({ line_id, quantity: 1 })), reason })
async function change(...args: Parameters<typeof post>): Promise<OrderWire> {
  const answer = await post(...args)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}

/** Delivered order of these units, paid by card, with a delivery fee below ₹499. */
async function delivered(products: [TestProduct, number][], total: number): Promise<OrderWire> {
  const row = await placedOrder(app(), { shopper: asha, products, total, method: 'card' })
  await payByCard(db(), row)
  await deliverOrder(db(), row)
  return read(row)
}

describe('a line that is not returnable', () => {
  test.each(['makeup', 'innerwear', 'baby-care'])(
    'can be returned after a mistake of the shop: %s',
    async (category) => {
      const row = await delivered([[await lipstick(category), 1]], 200 + FEE)
      expect(row).toMatchObject({
        returnable: false,
        lines: [
          {
            returnable: false,
            returnable_for_mistake: true,
            return_days: null,
            return_until: null,
            return_for_mistake_until: expect.stringMatching(/T18:29:59\.999Z$/) as string,
            why_not: UNLESS_DAMAGED,
          },
        ],
      })
      expect((await ask(row, 'damaged')).statusCode).toBe(200)
    },
  )

  test.each(RETURN_REASONS)('answers the reason %s with its refund, or with what to do', async (reason) => {
    const row = await delivered([[await lipstick(), 1]], 200 + FEE)
    const answer = await ask(row, reason)
    if (isShopsMistake(reason))
      expect(answer.json()).toMatchObject({ data: { pickups: [{ refund: 249, delivery_fee: FEE }] } })
    else {
      const detail =
        'You can return A product only if it arrived damaged or wrong. Choose such a reason, or return the other items without it.'
      expect([answer.statusCode, answer.json()]).toMatchObject([
        422,
        { detail, errors: [{ path: 'reason', message: detail }] },
      ])
      expect(await read(row)).toMatchObject({ pickups: [], lines: [{ quantity_returned: 0 }] })
    }
  })

  test('is returned together with others for a mistake only', async () => {
    const products: [TestProduct, number][] = [
      [await ring(), 1],
      [await lipstick(), 1],
    ]
    const row = await delivered(products, 300 + FEE)
    expect(row.lines).toMatchObject([
      { returnable: true, returnable_for_mistake: true },
      { returnable: false, returnable_for_mistake: true },
    ])
    expect((await ask(row, 'size')).statusCode).toBe(422)
    expect((await read(row)).pickups).toEqual([])
    expect((await ask(row, 'wrong_item')).json()).toMatchObject({ data: { pickups: [{ refund: 349 }] } })
  })

  test('keeps the days of the order, until the end of the last one in India', async () => {
    const row = await delivered([[await lipstick(), 1]], 200 + FEE)
    const deliver = (daysAgo: number) =>
      db()
        .update(order)
        .set({ deliveredAt: new Date(Date.now() - daysAgo * 86_400_000) })
        .where(eq(order.id, uuidOfPublicId(row.id) ?? ''))
    await deliver(8)
    const why_not = 'The time to return it as damaged or wrong, 7 days, is over.'
    expect((await read(row)).lines).toMatchObject([{ returnable_for_mistake: false, why_not }])
    expect((await ask(row, 'damaged')).json()).toMatchObject({ status: 422, detail: why_not })
    await deliver(7)
    expect((await ask(row, 'damaged')).statusCode).toBe(200)
  })

  test('is not returnable before its delivery', async () => {
    const row = await placedOrder(app(), {
      shopper: asha,
      products: [[await lipstick(), 1]],
      total: 200 + FEE,
    })
    expect(row.lines).toMatchObject([{ returnable_for_mistake: false, return_for_mistake_until: null }])
    expect((await ask(row, 'damaged')).statusCode).toBe(409)
  })

  test('is returned once, however often the request arrives', async () => {
    const row = await delivered([[await lipstick(), 1]], 200 + FEE)
    const answers = await Promise.all([1, 2, 3].map(() => ask(row, 'damaged')))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422])
    expect(await read(row)).toMatchObject({
      pickups: [{ refund: 249 }],
      lines: [{ returnable_for_mistake: false, why_not: 'It is being returned.' }],
    })
  })

  test('can be returned again after the return is withdrawn', async () => {
    const row = await delivered([[await lipstick(), 1]], 200 + FEE)
    const asked = orderSchema.parse((await ask(row, 'damaged')).json<{ data: unknown }>().data)
    const after = await change(asked, `returns/${asked.pickups[0]?.return_id}/withdraw`)
    expect(after).toEqual({ ...row, delivery_estimate: expect.anything() as unknown })
    expect((await ask(row, 'not_as_described')).json()).toMatchObject({
      data: { pickups: [{ refund: 249, delivery_fee: FEE }] },
    })
  })

  test('is refunded when it is received, and not sold again', async () => {
    const [makeup, jewel] = [await lipstick(), await ring()]
    const products: [TestProduct, number][] = [
      [makeup, 2],
      [jewel, 1],
    ]
    const row = await delivered(products, 500)
    await ask(row, 'damaged')
    expect(await receiveReturns(db(), row.number)).toBe(1)
    expect(await read(row)).toMatchObject({
      status: 'delivered',
      refunds: [{ amount: 300, cause: 'returned' }],
      lines: [
        { status: 'returned', quantity_returned: 1, returnable_for_mistake: true },
        { status: 'returned', quantity_returned: 1, returnable_for_mistake: false },
      ],
    })
    expect([await unitsOf(db(), makeup), await unitsOf(db(), jewel)]).toEqual([
      [7, 0],
      [9, 0],
    ])
  })
})

test('a gift is not returned by itself, and stays when it may not be returned', async () => {
  const [makeup, gift] = [await lipstick(), await lipstick()]
  await makeOffer(db(), [makeup], { kind: 'gift', from: 100, gift: { product: gift.slug } })
  const row = await delivered([[makeup, 1]], 200 + FEE)
  const [bought, free] = row.lines
  expect([bought, free]).toMatchObject([
    { returnable_for_mistake: true },
    { is_gift: true, returnable_for_mistake: false, why_not: GIFT_UNLESS_DAMAGED },
  ])
  expect((await ask(row, 'damaged', row.lines.slice(0, 1))).json()).toMatchObject({
    data: { pickups: [{ lines: [{ line_id: bought?.line_id }] }], lines: [{}, { status: 'ordered' }] },
  })
})
