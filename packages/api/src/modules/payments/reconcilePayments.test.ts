import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import { as, signUp } from '#testing/signUp.ts'
import { startRazorpayStandIn } from '#testing/startRazorpayStandIn.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { reconcilePayments } from './reconcilePayments.ts'
import { sendRefunds } from './sendRefunds.ts'

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
const PAID = 50_000

let order: MadeOrder
let gatewayOrderId: string
beforeEach(async () => {
  const token = await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  order = await makeOrder(db(), { userId: rows[0]?.id ?? 0 })
  const payload = { order_id: order.publicId, method: 'card' }
  await app().inject(as(token, { method: 'POST', url: '/api/payments', payload }))
  gatewayOrderId = [...standIn.orders.keys()].at(-1) ?? ''
  standIn.calls.length = 0
})

/** What goes on by itself in the shop, so many minutes from now. */
const shopIn = (minutes: number) => ({
  ...app().payments,
  clock: () => new Date(Date.now() + minutes * MINUTE_MS),
})
const payments = async () => {
  const { rows } = await db().execute<{ state: string }>(sql`
    select state from payment where order_id = ${order.id} order by created_at, id`)
  return rows.map(({ state }) => state)
}
const refunds = () =>
  [...standIn.refunds.values()].filter(
    ({ payment_id }) => standIn.payments.get(String(payment_id))?.order_id === gatewayOrderId,
  )
/** How often Razorpay was asked what became of this order. */
const askings = () => standIn.calls.filter(({ path }) => path.includes(gatewayOrderId)).length

/** The order is paid, and the shop hears of it by asking. */
async function pay() {
  standIn.pay(gatewayOrderId, { status: 'captured' })
  await reconcilePayments(shopIn(16))
  expect(await payments()).toEqual(['captured'])
}

test('a second capture of one gateway order that nobody told is found, and goes back once', async () => {
  await pay()
  const second = standIn.pay(gatewayOrderId, { status: 'captured' })
  for (const minutes of [40, 60, 80]) {
    await reconcilePayments(shopIn(minutes))
    await sendRefunds(shopIn(minutes))
  }
  expect((await payments()).toSorted()).toEqual(['captured', 'surplus'])
  expect(refunds()).toMatchObject([{ payment_id: second.id, amount: PAID }])
})

test('of what is paid the provider is asked once more, and no sooner than after 15 minutes', async () => {
  await pay()
  const before = askings()
  await reconcilePayments(shopIn(10))
  expect(askings()).toBe(before)
  for (const minutes of [40, 60, 80]) await reconcilePayments(shopIn(minutes))
  expect(askings()).toBe(before + 1)
})

test('a provider that did not answer is asked again', async () => {
  await pay()
  const second = standIn.pay(gatewayOrderId, { status: 'captured' })
  standIn.faults.push('hang-up', 'hang-up', 'hang-up', 'hang-up')
  await reconcilePayments(shopIn(40))
  standIn.faults.length = 0
  expect(await payments()).toEqual(['captured'])
  await reconcilePayments(shopIn(60))
  await sendRefunds(shopIn(60))
  expect(refunds()).toMatchObject([{ payment_id: second.id, amount: PAID }])
})
