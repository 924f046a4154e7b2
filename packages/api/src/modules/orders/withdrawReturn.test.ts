import { orderSchema, type OrderWire } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { order } from '#database/schema/order.ts'
import { outbox } from '#database/schema/outbox.ts'
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

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

const read = (row: OrderWire) => readOrder(app(), asha, row)
const call = (
  row: OrderWire,
  path: string,
  { shopper = asha, body }: { shopper?: Shopper; body?: object } = {},
) =>
  app().inject({
    method: 'POST',
    url: `/api/orders/${row.id}/${path}`,
    headers: shopper.headers,
    ...(body && { body }),
  })
async function change(...[row, path, options]: Parameters<typeof call>): Promise<OrderWire> {
  const answer = await call(row, path, options)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
const giveBack = (row: OrderWire, at: number, { quantity = 1, reason = 'size' } = {}) =>
  change(row, 'returns', { body: { lines: [{ line_id: row.lines[at]?.line_id, quantity }], reason } })
const pathOf = ({ pickups }: OrderWire, at = 0) => `returns/${pickups[at]?.return_id}/withdraw`
const textsOf = async (row: OrderWire) => {
  const mails = await db()
    .select({ text: outbox.text })
    .from(outbox)
    .where(eq(outbox.topic, 'return withdrawn'))
  return mails.map(({ text }) => text).filter((text) => text.includes(row.number))
}

/** Delivered order, paid by card. */
async function delivered(products: [TestProduct, number][], total: number): Promise<OrderWire> {
  const row = await placedOrder(app(), { shopper: asha, products, total, method: 'card' })
  await payByCard(db(), row)
  await deliverOrder(db(), row)
  return read(row)
}
const product = (price: number) => makeTestProduct(db(), { price, delhi: 9 })

describe('a withdrawn return', () => {
  test('leaves the order as it was before, without a refund, and tells the shopper', async () => {
    const cream = await product(600)
    const row = await delivered([[cream, 2]], 1_200)
    const asked = await giveBack(row, 0)
    expect(await change(asked, pathOf(asked))).toEqual({ ...row, delivery_estimate: expect.anything() })
    expect(await receiveReturns(db(), row.number)).toBe(0)
    expect(await unitsOf(db(), cream)).toEqual([7, 0])
    expect(await textsOf(row)).toEqual([
      `We have cancelled your return of 1 × A product from your order ${row.number}, as you asked. You keep what you have, and there is no refund for it.`,
    ])
  })

  test('can be requested again within the days to return, and not after them', async () => {
    const row = await delivered([[await product(600), 1]], 600)
    const asked = await giveBack(row, 0)
    await change(asked, pathOf(asked))
    const again = await giveBack(row, 0)
    await db()
      .update(order)
      .set({ deliveredAt: sql`now() - interval '30 days'` })
      .where(eq(order.id, uuidOfPublicId(row.id) ?? ''))
    expect(await change(again, pathOf(again))).toMatchObject({ returnable: false, pickups: [] })
  })

  test('is withdrawn once, however often and from however many windows', async () => {
    const asked = await giveBack(await delivered([[await product(600), 3]], 1_800), 0)
    const answers = await Promise.all([1, 2, 3].map(() => call(asked, pathOf(asked))))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(await read(asked)).toMatchObject({ lines: [{ quantity_returned: 0, status: 'ordered' }] })
    expect(await textsOf(asked)).toHaveLength(1)
  })

  test('keeps what other returns of the line brought back or will', async () => {
    const row = await delivered([[await product(600), 3]], 1_800)
    await giveBack(row, 0)
    await receiveReturns(db(), row.number)
    await giveBack(row, 0)
    const asked = await giveBack(row, 0)
    const one = await change(asked, pathOf(asked))
    expect(one).toMatchObject({
      lines: [{ quantity_returned: 2, status: 'return_requested' }],
      pickups: [{ refund: 600 }],
    })
    const none = await change(one, pathOf(one))
    expect(none).toMatchObject({ lines: [{ quantity_returned: 1, status: 'returned' }], pickups: [] })
    expect(none.refunds).toHaveLength(1)
  })

  test('leaves the delivery fee to the next return after a mistake of the shop', async () => {
    const row = await delivered([[await product(200), 2]], 400 + FEE)
    const asked = await giveBack(row, 0, { reason: 'damaged' })
    expect(asked).toMatchObject({ returnable_fee: 0, pickups: [{ delivery_fee: FEE }] })
    expect(await change(asked, pathOf(asked))).toMatchObject({ returnable_fee: FEE })
    const again = await giveBack(row, 0, { reason: 'damaged' })
    expect(again.pickups).toMatchObject([{ refund: 249, delivery_fee: FEE }])
  })
})

describe('a gift', () => {
  const giftOf = ({ lines }: OrderWire) => lines.find(({ is_gift }) => is_gift)
  /** Delivered order of two creams with a comb, which is free from this amount. */
  async function withComb(from: number): Promise<OrderWire> {
    const [cream, serum, comb] = [await product(600), await product(600), await product(200)]
    await makeOffer(db(), [cream, serum], { kind: 'gift', from, gift: { product: comb.slug } })
    return delivered(
      [
        [cream, 1],
        [serum, 1],
      ],
      1_200,
    )
  }

  test('stays with the shopper when its return is withdrawn', async () => {
    const asked = await giveBack(await withComb(1_200), 0)
    expect(giftOf(asked)).toMatchObject({ status: 'return_requested' })
    expect(giftOf(await change(asked, pathOf(asked)))).toMatchObject({ status: 'ordered' })
  })

  test('goes back with another open return, without whose units it is not earned', async () => {
    const row = await withComb(1_200)
    await giveBack(row, 0)
    const asked = await giveBack(row, 1)
    const after = await change(asked, pathOf(asked, 0))
    expect(giftOf(after)).toMatchObject({ status: 'return_requested' })
    expect(after.pickups).toMatchObject([{ lines: [{}, { line_id: giftOf(row)?.line_id }] }])
    await receiveReturns(db(), row.number)
    expect(giftOf(await read(row))).toMatchObject({ status: 'returned' })
  })

  test('leaves another open return when the kept units earn it', async () => {
    const row = await withComb(600)
    const first = await giveBack(row, 0)
    const asked = await giveBack(row, 1)
    expect(giftOf(asked)).toMatchObject({ status: 'return_requested' })
    const after = await change(asked, pathOf(first))
    expect(giftOf(after)).toMatchObject({ status: 'ordered' })
    expect(after.pickups).toMatchObject([{ lines: [{ line_id: row.lines[1]?.line_id }] }])
  })
})

describe('is refused', () => {
  test('once the shop has received the items', async () => {
    const asked = await giveBack(await delivered([[await product(600), 2]], 1_200), 0)
    await receiveReturns(db(), asked.number)
    const answer = await call(asked, pathOf(asked))
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { detail: 'We have received this return, so it can no longer be cancelled.' },
    ])
    expect((await read(asked)).refunds).toMatchObject([{ amount: 600 }])
  })

  test('to other shoppers, and for a return of another order', async () => {
    const asked = await giveBack(await delivered([[await product(600), 1]], 600), 0)
    const other = await delivered([[await product(600), 1]], 600)
    const stranger = await makeShopper(db())
    const answers = await Promise.all([
      call(asked, pathOf(asked), { shopper: stranger }),
      call(other, pathOf(asked)),
      call(asked, 'returns/none/withdraw'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    expect((await read(asked)).pickups).toHaveLength(1)
  })
})
