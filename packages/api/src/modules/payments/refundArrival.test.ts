import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payment, refund } from '#database/schema/payment.ts'
import { getOrder } from '#modules/orders/orders.service.ts'
import { requestRefund } from '#modules/orders/refunds.ts'
import { makeOrder } from '#testing/makeOrder.ts'
import { signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { recordRefundsByHand } from './refundsByHand.ts'
import { settleRefund } from './settleRefund.ts'

const DAY_MS = 24 * 3_600_000
const { app, db } = useApp('seeded')

/** An order of ₹500 whose refund was just requested, and what its page and its message say. */
async function askForRefund(method: 'card' | 'cod', toUpi: string | null) {
  await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  const userId = rows[0]?.id ?? 0
  const order = await makeOrder(db(), { userId, method: 'cod' })
  const [row] = await db()
    .update(payment)
    .set({ method })
    .where(eq(payment.orderId, order.id))
    .returning({ id: payment.id })
  await db().execute(sql`update orders set payment_method = ${method} where id = ${order.id}`)
  const paymentId = row?.id ?? ''
  await db().transaction((tx) =>
    requestRefund(tx, { paymentId, cause: 'returned', ref: '1', amountPaise: 50_000, toUpi }),
  )
  const [{ idempotencyKey, createdAt } = { idempotencyKey: '', createdAt: new Date() }] = await db()
    .select()
    .from(refund)
    .where(eq(refund.paymentId, paymentId))
  const { number } = await getOrder(db(), userId, order.publicId, createdAt)
  return {
    number,
    idempotencyKey,
    createdAt,
    after: async (days: number) => {
      const at = new Date(createdAt.getTime() + days * DAY_MS)
      const { refunds, timeline } = await getOrder(db(), userId, order.publicId, at)
      return { ...refunds[0], refundedAt: timeline.find(({ step }) => step === 'refunded')?.at }
    },
    messages: async () => {
      const { rows: sent } = await db().execute<{ text: string }>(sql`
        select text from outbox where topic = 'refund on its way' and text like ${`%${number}%`}`)
      return sent.map(({ text }) => text)
    },
  }
}

const dayOf = (date: string | undefined) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', day: 'numeric', month: 'long' }).format(
    new Date(date ?? ''),
  )

test('promises one last day for a refund by card, before and after the bank has completed it', async () => {
  const { idempotencyKey, createdAt, after, messages } = await askForRefund('card', null)
  const { expected_by: last } = await after(0)
  await db().transaction((tx) =>
    settleRefund(
      tx,
      { id: idempotencyKey, gatewayPaymentId: 'p', idempotencyKey, status: 'done' },
      createdAt,
    ),
  )
  expect(await after(0)).toMatchObject({
    status: 'done',
    to_upi: null,
    has_arrived: false,
    expected_by: last,
    refundedAt: null,
  })
  expect(await messages()).toEqual([
    expect.stringMatching(new RegExp(`It will reach your account by ${dayOf(last)} at the latest\\.$`)),
  ])
  expect(await after(6.9)).toMatchObject({ has_arrived: false, refundedAt: null })
  expect(await after(7)).toMatchObject({ has_arrived: true, refundedAt: last })
})

test('counts a refund to a UPI ID as arrived once it is paid by hand', async () => {
  const { number, createdAt, after } = await askForRefund('cod', 'asha@bank')
  expect(await after(0)).toMatchObject({ status: 'requested', to_upi: 'asha@bank', has_arrived: false })
  await recordRefundsByHand(db(), number, createdAt)
  expect(await after(0)).toMatchObject({
    status: 'done',
    has_arrived: true,
    expected_by: createdAt.toISOString(),
    refundedAt: createdAt.toISOString(),
  })
})
