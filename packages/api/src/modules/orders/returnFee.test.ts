import { orderSchema, type OrderWire } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox } from '#database/schema/outbox.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import type { InvoiceDocument } from '#modules/invoices/InvoiceDocument.ts'
import { listRefundsByHand } from '#modules/payments/refundsByHand.ts'
import { deliverOrder, payByCard, readOrder } from '#testing/deliverOrder.ts'
import { makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { receiveReturns } from './fulfilment.service.ts'

/** Delivery fee of an order below ₹499, in rupees. */
const FEE = 49

const { app, db } = useApp('seeded')
useAudits(db)
let asha: Shopper
beforeEach(async () => {
  asha = await makeShopper(db())
})

const idOf = ({ id }: OrderWire) => uuidOfPublicId(id) ?? ''
const post = (row: OrderWire, path: string, body: object) =>
  app().inject({ method: 'POST', url: `/api/orders/${row.id}/${path}`, headers: asha.headers, body })
const read = (row: OrderWire) => readOrder(app(), asha, row)
/** Requests the return of one unit of a line, by its place in the order. */
async function giveBack(row: OrderWire, at: number, reason: string): Promise<OrderWire> {
  const lines = [{ line_id: row.lines[at]?.line_id, quantity: 1 }]
  const upi = row.payment.method === 'cod' && { refund_upi: 'asha@bank' }
  const answer = await post(row, 'returns', { lines, reason, ...upi })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
const textsOf = async ({ number }: OrderWire, topic: string) => {
  const mails = await db().select({ text: outbox.text }).from(outbox).where(eq(outbox.topic, topic))
  return mails.map(({ text }) => text).filter((text) => text.includes(number))
}

/** Delivered order of one unit at each price in rupees. */
async function delivered(
  prices: readonly number[],
  { method = 'card', fee = FEE, cancel }: { method?: 'card' | 'cod'; fee?: number; cancel?: number } = {},
): Promise<OrderWire> {
  const products = await Promise.all(prices.map((price) => makeTestProduct(db(), { price, delhi: 5 })))
  const total = prices.reduce((sum, price) => sum + price, fee)
  const row = await placedOrder(app(), {
    shopper: asha,
    products: products.map((product) => [product, 1]),
    total,
    method,
  })
  if (method === 'card') await payByCard(db(), row)
  if (cancel !== undefined) await post(row, 'cancel', { lines: [row.lines[cancel]?.line_id] })
  await deliverOrder(db(), row)
  return read(row)
}

describe('a return after a mistake of the shop', () => {
  test.each(['damaged', 'wrong_item', 'not_as_described'])(
    'brings the delivery fee back for the reason %s, as the request said',
    async (reason) => {
      const row = await delivered([200, 100])
      expect(row.returnable_fee).toBe(FEE)
      const asked = await giveBack(row, 0, reason)
      expect(asked).toMatchObject({ pickups: [{ refund: 249, delivery_fee: FEE }], returnable_fee: 0 })
      expect(await textsOf(row, 'return requested')).toEqual([
        expect.stringMatching(/we will refund ₹249 the way you paid, including the delivery fee of ₹49\.$/),
      ])
      expect(await receiveReturns(db(), row.number)).toBe(1)
      expect(await read(row)).toMatchObject({
        status: 'delivered',
        refunds: [{ amount: 249, delivery_fee: FEE, cause: 'returned' }],
        pickups: [],
        returnable_fee: 0,
      })
    },
  )

  test('keeps the delivery fee for any other reason, and returns it later with a mistake', async () => {
    const row = await delivered([200, 100])
    const asked = await giveBack(row, 0, 'size')
    expect(asked).toMatchObject({ pickups: [{ refund: 200, delivery_fee: 0 }], returnable_fee: FEE })
    await receiveReturns(db(), row.number)
    await giveBack(row, 1, 'damaged')
    await receiveReturns(db(), row.number)
    expect((await read(row)).refunds).toMatchObject([
      { amount: 200, delivery_fee: 0 },
      { amount: 149, delivery_fee: FEE },
    ])
  })

  test('promises and refunds the fee with the first of two open returns only', async () => {
    const row = await delivered([200, 100])
    await giveBack(row, 0, 'damaged')
    const asked = await giveBack(row, 1, 'wrong_item')
    expect(asked.pickups).toMatchObject([
      { refund: 249, delivery_fee: FEE },
      { refund: 100, delivery_fee: 0 },
    ])
    expect(await receiveReturns(db(), row.number)).toBe(2)
    expect((await read(row)).refunds.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([
      100, 249,
    ])
  })

  test('refunds the fee once when returns are requested and received many times at once', async () => {
    const row = await delivered([200, 100])
    const requests = row.lines.flatMap(({ line_id }) => [line_id, line_id, line_id])
    const answers = await Promise.all(
      requests.map((line_id) => post(row, 'returns', { lines: [{ line_id }], reason: 'damaged' })),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 422, 422, 422, 422])
    await Promise.all(Array.from({ length: 6 }, () => receiveReturns(db(), row.number)))
    const { refunds } = await read(row)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(349)
    expect(refunds.filter(({ delivery_fee }) => delivery_fee > 0)).toHaveLength(1)
  })

  test('changes nothing of an order whose delivery was free', async () => {
    const row = await delivered([600, 100], { fee: 0 })
    expect(row.returnable_fee).toBe(0)
    const asked = await giveBack(row, 0, 'damaged')
    expect(asked.pickups).toMatchObject([{ refund: 600, delivery_fee: 0 }])
    expect((await textsOf(row, 'return requested'))[0]).not.toContain('delivery fee')
    await receiveReturns(db(), row.number)
    expect((await read(row)).refunds).toMatchObject([{ amount: 600, delivery_fee: 0 }])
  })

  test('refunds the fee of an order whose other items were cancelled', async () => {
    const row = await delivered([200, 100], { cancel: 1 })
    await giveBack(row, 0, 'not_as_described')
    await receiveReturns(db(), row.number)
    const { status, refunds } = await read(row)
    expect([status, refunds.map(({ amount, cause }) => [amount, cause])]).toEqual([
      'returned',
      [
        [100, 'cancelled'],
        [249, 'returned'],
      ],
    ])
  })

  test('names the fee in the refund by UPI of a cash order, which the operator pays by hand', async () => {
    const row = await delivered([200, 100], { method: 'cod' })
    await giveBack(row, 0, 'damaged')
    await receiveReturns(db(), row.number)
    expect(await listRefundsByHand(db(), row.number)).toMatchObject([
      { amountPaise: 24_900, toUpi: 'asha@bank' },
    ])
    expect(await textsOf(row, 'return received')).toEqual([
      `We have received 1 × A product, which you returned from your order ${row.number}. We will refund ₹249 to your UPI ID, including the delivery fee of ₹49. You can follow the refund in your orders.`,
    ])
  })

  test('credits the fee as a line of its own, so that the credit note is the refund', async () => {
    const row = await delivered([200, 100])
    await giveBack(row, 0, 'damaged')
    await receiveReturns(db(), row.number)
    await giveBack(row, 1, 'damaged')
    await receiveReturns(db(), row.number)
    const { rows } = await db().execute<{ document: InvoiceDocument }>(sql`
      select document from invoice where order_id = ${idOf(row)} order by kind, number`)
    const [invoice, first, second] = rows.map(({ document }) => document)
    const delivery = invoice?.lines.find(({ title }) => title === 'Delivery')
    expect(first?.lines.at(-1)).toEqual(delivery)
    expect([first?.sums.total, second?.sums.total]).toEqual([24_900, 10_000])
    expect(second?.lines.map(({ title }) => title)).not.toContain('Delivery')
    expect((first?.sums.total ?? 0) + (second?.sums.total ?? 0)).toBe(invoice?.sums.total)
  })
})

describe('the message of a received return', () => {
  test('names the goods and the refund of each return, while items are kept', async () => {
    const row = await delivered([200, 150, 100])
    await giveBack(row, 0, 'size')
    await receiveReturns(db(), row.number)
    await receiveReturns(db(), row.number)
    expect(await textsOf(row, 'return received')).toEqual([
      `We have received 1 × A product, which you returned from your order ${row.number}. We will refund ₹200 the way you paid. You can follow the refund in your orders.`,
    ])
    await giveBack(row, 1, 'size')
    await receiveReturns(db(), row.number)
    expect(await textsOf(row, 'return received')).toHaveLength(2)
    expect(await textsOf(row, 'order returned')).toEqual([])
  })

  test('is one message when the return completes the order', async () => {
    const row = await delivered([200, 100])
    await giveBack(row, 0, 'damaged')
    await giveBack(row, 1, 'size')
    await receiveReturns(db(), row.number)
    expect(await textsOf(row, 'return received')).toEqual([])
    expect(await textsOf(row, 'order returned')).toEqual([
      `We have received the items that you returned from order ${row.number}. We will refund ₹349 the way you paid, including the delivery fee of ₹49. You can follow the refund in your orders.`,
    ])
  })
})
