import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import { as, signUp } from '#testing/signUp.ts'
import { startRazorpayStandIn } from '#testing/startRazorpayStandIn.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { reconcileRefunds } from './reconcileRefunds.ts'
import { sendRefunds } from './sendRefunds.ts'
import { handleWebhook } from './handleWebhook.ts'

const standIn = await startRazorpayStandIn()
afterAll(() => standIn.close())
const { app, db } = useApp('seeded', {
  PAYMENT_PROVIDER: 'razorpay',
  PUBLIC_ORIGIN: 'https://shop.example',
  RAZORPAY_KEY_ID: standIn.key.id,
  RAZORPAY_KEY_SECRET: standIn.key.secret,
  RAZORPAY_WEBHOOK_SECRETS: standIn.webhookSecret,
  RAZORPAY_API_URL: standIn.url,
})
useAudits(db)

const MINUTE_MS = 60_000
const HOUR = 60
const DAY = 24 * HOUR
const PAID = 50_000

let order: MadeOrder
let gatewayOrderId: string
beforeEach(async () => {
  standIn.faults.length = 0
  standIn.newRefundStatus = 'processed'
  const token = await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  order = await makeOrder(db(), { userId: rows[0]?.id ?? 0 })
  // No payment of another test is due.
  await db().execute(sql`update payment set ask_at = null where order_id <> ${order.id}`)
  const payload = { order_id: order.publicId, method: 'card' }
  await app().inject(as(token, { method: 'POST', url: '/api/payments', payload }))
  gatewayOrderId = [...standIn.orders.keys()].at(-1) ?? ''
  standIn.calls.length = 0
})

/** The payments module with a clock this many minutes ahead. */
const shopIn = (minutes: number) => ({
  ...app().payments,
  clock: () => new Date(Date.now() + minutes * MINUTE_MS),
})
const payments = async () => {
  const { rows } = await db().execute<{ state: string }>(sql`
    select state from payment where order_id = ${order.id} order by created_at, id`)
  return rows.map(({ state }) => state)
}
const refundStates = async () => {
  const { rows } = await db().execute<{ state: string }>(sql`
    select refund.state from refund join payment on payment.id = payment_id where order_id = ${order.id}`)
  return rows.map(({ state }) => state)
}
const refunds = () =>
  [...standIn.refunds.values()].filter(
    ({ payment_id }) => standIn.payments.get(String(payment_id))?.order_id === gatewayOrderId,
  )
const providerRequests = () => standIn.calls.filter(({ path }) => path.includes(gatewayOrderId)).length

async function pay() {
  standIn.pay(gatewayOrderId, { status: 'captured' })
  await reconcilePayments(shopIn(16))
  expect(await payments()).toEqual(['captured'])
}

/** Advances the clock hour by hour, and returns the hours with a request to the provider. */
async function hoursOfRequests(until: number): Promise<number[]> {
  const hours: number[] = []
  for (let hour = 1; hour <= until; hour += 1) {
    const before = providerRequests()
    await reconcilePayments(shopIn(hour * HOUR))
    if (providerRequests() > before) hours.push(hour)
  }
  return hours
}

const pausesOf = (hours: readonly number[]) => hours.slice(1).map((hour, index) => hour - (hours[index] ?? 0))

test.each([
  ['an hour', HOUR],
  ['five days', 5 * DAY],
  ['29 days', 29 * DAY],
])('finds a second capture after %s whose webhook was lost, and refunds it once', async (_, minutes) => {
  await pay()
  for (let passed = HOUR; passed < minutes; passed += 12 * HOUR) await reconcilePayments(shopIn(passed))
  const second = standIn.pay(gatewayOrderId, { status: 'captured' })
  for (const later of [minutes, 40 * DAY, 80 * DAY]) {
    await reconcilePayments(shopIn(later))
    await sendRefunds(shopIn(later))
  }
  expect((await payments()).toSorted()).toEqual(['captured', 'surplus'])
  expect(refunds()).toMatchObject([{ payment_id: second.id, amount: PAID }])
})

test('finds a payment whose webhook was lost, days later', async () => {
  for (let passed = HOUR; passed < 5 * DAY; passed += 6 * HOUR) await reconcilePayments(shopIn(passed))
  standIn.pay(gatewayOrderId, { status: 'captured' })
  await reconcilePayments(shopIn(6 * DAY))
  expect(await payments()).toEqual(['captured'])
})

test('asks about a paid order after pauses that double', async () => {
  await pay()
  const hours = await hoursOfRequests(64)
  expect(hours[0]).toBe(1)
  expect(pausesOf(hours)).toEqual(pausesOf(hours).toSorted((one, other) => one - other))
  expect(hours.length).toBeGreaterThan(4)
  expect(hours.length).toBeLessThan(8)
})

test('asks about an unpaid order after pauses of an eighth of its age', async () => {
  const hours = await hoursOfRequests(48)
  expect(hours[0]).toBe(1)
  pausesOf(hours).forEach((pause, index) => expect(pause).toBeLessThanOrEqual((hours[index] ?? 0) / 8 + 1))
  expect(hours.length).toBeLessThan(35)
})

test('stops asking about a payment a month after its last change', async () => {
  await pay()
  await reconcilePayments(shopIn(31 * DAY))
  const before = providerRequests()
  expect(await reconcilePayments(shopIn(400 * DAY))).toBe(0)
  expect(providerRequests()).toBe(before)
})

test('asks again when the provider did not answer, even the last time', async () => {
  await pay()
  const second = standIn.pay(gatewayOrderId, { status: 'captured' })
  standIn.faults.push('hang-up', 'hang-up', 'hang-up', 'hang-up')
  await reconcilePayments(shopIn(31 * DAY))
  standIn.faults.length = 0
  expect(await payments()).toEqual(['captured'])
  await reconcilePayments(shopIn(80 * DAY))
  await sendRefunds(shopIn(80 * DAY))
  expect(refunds()).toMatchObject([{ payment_id: second.id, amount: PAID }])
})

/** A refund that the bank has accepted, without an outcome. */
async function startRefund() {
  await pay()
  standIn.pay(gatewayOrderId, { status: 'captured' })
  await reconcilePayments(shopIn(HOUR))
  standIn.newRefundStatus = 'pending'
  await sendRefunds(shopIn(HOUR))
  expect(await refundStates()).toEqual(['initiated'])
  const refund = refunds().at(-1)
  if (refund === undefined) throw new Error('No refund was made')
  return refund
}

test.each([
  ['processed', 'done'],
  ['failed', 'failed'],
])('asks about a refund until its status is %s', async (status, state) => {
  const refund = await startRefund()
  for (const minutes of [2 * HOUR, DAY, 3 * DAY]) await reconcileRefunds(shopIn(minutes))
  expect(await refundStates()).toEqual(['initiated'])
  refund.status = status
  await reconcileRefunds(shopIn(5 * DAY))
  expect(await refundStates()).toEqual([state])
  expect(await reconcileRefunds(shopIn(50 * DAY))).toBe(0)
})

test('asks again about a refund when the provider did not answer', async () => {
  const refund = await startRefund()
  refund.status = 'processed'
  standIn.faults.push('hang-up', 'hang-up', 'hang-up', 'hang-up')
  await reconcileRefunds(shopIn(2 * HOUR))
  standIn.faults.length = 0
  expect(await refundStates()).toEqual(['initiated'])
  await reconcileRefunds(shopIn(2 * DAY))
  expect(await refundStates()).toEqual(['done'])
})

test('settles an early webhook whose gateway order was stored by a process that missed it', async () => {
  const storeId = (id: string | null) =>
    db().execute(sql`update payment set gw_order_id = ${id} where order_id = ${order.id}`)
  await storeId(null)
  const payment = standIn.pay(gatewayOrderId)
  const { body, headers } = standIn.webhook('payment.captured', { payment })
  await handleWebhook(app().payments, body, headers)
  await storeId(gatewayOrderId)
  standIn.calls.length = 0
  await reconcilePayments(shopIn(0))
  expect(await payments()).toEqual(['captured'])
  expect(providerRequests()).toBe(0)
})
