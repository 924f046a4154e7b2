import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { advanceOrder, receiveReturns } from '#modules/orders/fulfilment.service.ts'
import { returnOrder } from '#modules/orders/returnOrder.service.ts'
import { makeOrder, type MadeOrder, type MakeOrderOptions } from '#testing/makeOrder.ts'
import { as, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { financialYear } from './financialYear.ts'
import type { InvoiceDocument } from './InvoiceDocument.ts'

const { app, db } = useApp()

let token: string
let userId: number
beforeEach(async () => {
  token = await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  userId = rows[0]?.id ?? 0
})

const make = (change: Partial<MakeOrderOptions> = {}) => makeOrder(db(), { userId, method: 'cod', ...change })
const read = ({ publicId }: MadeOrder, who = token) =>
  app().inject(as(who, { url: `/api/orders/${publicId}/invoice` }))

async function numberOf({ id }: MadeOrder): Promise<string> {
  const { rows } = await db().execute<{ number: string }>(sql`select number from orders where id = ${id}`)
  return rows[0]?.number ?? ''
}
async function documentsOf({ id }: MadeOrder): Promise<InvoiceDocument[]> {
  const { rows } = await db().execute<{ document: InvoiceDocument }>(
    sql`select document from invoice where order_id = ${id} order by kind, number`,
  )
  return rows.map(({ document }) => document)
}

describe('GET /api/orders/{id}/invoice', () => {
  test('serves the invoice as a PDF from packing on, and never changes it', async () => {
    const order = await make()
    expect((await read(order)).statusCode).toBe(404)
    await advanceOrder(db(), await numberOf(order), 'packed')
    const answer = await read(order)
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    expect(answer.headers['content-disposition']).toMatch(/^inline; filename="invoice-TP-2026-\w+\.pdf"$/)
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect((await read(order)).rawPayload.equals(answer.rawPayload)).toBe(true)
    expect(await documentsOf(order)).toHaveLength(1)
  })

  test("answers 404 to another user's request for an invoice", async () => {
    const order = await make()
    await advanceOrder(db(), await numberOf(order), 'packed')
    const other = await signUp(app())
    expect((await read(order, other)).statusCode).toBe(404)
    expect((await app().inject(`/api/orders/${order.publicId}/invoice`)).statusCode).toBe(401)
  })
})

test('shows the paid amount to the paisa, with taxes by state of supply', async () => {
  const lines = [
    { unitPaise: 39_900, quantity: 2, couponPaise: 1_001 },
    { unitPaise: 12_300, quantity: 1 },
  ]
  const [near, far] = [await make({ lines, deliveryPaise: 4_900 }), await make({ lines, state: 'Haryana' })]
  for (const order of [near, far]) await advanceOrder(db(), await numberOf(order), 'packed')
  const [[within], [across]] = [await documentsOf(near), await documentsOf(far)]
  expect(within?.sums.total).toBe(near.totalPaise)
  expect(within?.lines.map(({ title }) => title)).toContain('Delivery')
  expect(within?.sums).toMatchObject({ igst: 0, cgst: within?.sums.sgst })
  expect(across?.sums).toMatchObject({ cgst: 0, sgst: 0, total: far.totalPaise })
  expect(across?.placeOfSupply).toEqual({ code: '06', name: 'Haryana' })
})

test('numbers invoices without a gap when packing is concurrent or fails', async () => {
  const orders = await Promise.all(Array.from({ length: 8 }, () => make()))
  const numbers = await Promise.all(orders.map(numberOf))
  // Each order is packed twice at once: one attempt fails, before or after it took a number.
  await Promise.allSettled([...numbers, ...numbers].map((number) => advanceOrder(db(), number, 'packed')))
  const { rows } = await db().execute<{ number: string }>(
    sql`select number from invoice where kind = 'invoice' order by number`,
  )
  const serials = rows.map(({ number }) => Number(number.split('/').at(-1)))
  expect(serials).toEqual(serials.map((_, index) => index + 1))
})

test('issues one credit note per return, with the taxes of its invoice', async () => {
  const order = await make({ lines: [{ unitPaise: 10_000, quantity: 3, couponPaise: 1_000 }] })
  const number = await numberOf(order)
  for (const step of ['packed', 'shipped', 'delivered'] as const) await advanceOrder(db(), number, step)
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from order_line where order_id = ${order.id}`,
  )
  const line_id = Buffer.from((rows[0]?.id ?? '').replaceAll('-', ''), 'hex').toString('base64url')
  const giveBack = async (quantity: number) => {
    const request = { lines: [{ line_id, quantity }], reason: 'size' as const, refund_upi: 'asha@bank' }
    await returnOrder(db(), userId, order.publicId, request, new Date())
    await receiveReturns(db(), number)
  }
  await giveBack(1)
  const before = await read(order)
  await db().execute(sql`update order_line set status = 'ordered' where order_id = ${order.id}`)
  await giveBack(2)
  expect((await read(order)).rawPayload.length).toBeGreaterThan(before.rawPayload.length)

  const [invoice, ...notes] = await documentsOf(order)
  expect(notes).toHaveLength(2)
  for (const note of notes)
    expect(note).toMatchObject({ kind: 'credit_note', against: { number: invoice?.number } })
  expect(notes.reduce((sum, { sums }) => sum + sums.total, 0)).toBe(invoice?.sums.total)
  expect(notes.map(({ lines }) => lines[0]?.ratePercent)).toEqual([
    invoice?.lines[0]?.ratePercent,
    invoice?.lines[0]?.ratePercent,
  ])
})

test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2099-12-31', '99-00'],
])('assigns %s to the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})
