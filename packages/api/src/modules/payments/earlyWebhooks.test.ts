import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { runInLockOrder } from '#testing/runInLockOrder.ts'
import { makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import { as, signUp } from '#testing/signUp.ts'
import { startRazorpayStandIn } from '#testing/startRazorpayStandIn.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { storeGatewayOrder } from './earlyWebhooks.ts'
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

let order: MadeOrder
let token: string
beforeEach(async () => {
  token = await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  order = await makeOrder(db(), { userId: rows[0]?.id ?? 0 })
})

const begin = () =>
  app().inject(
    as(token, {
      method: 'POST',
      url: '/api/payments',
      payload: { order_id: order.publicId, method: 'card' },
    }),
  )
const lastGatewayOrder = () => [...standIn.orders.keys()].at(-1) ?? ''
const paid = (gatewayOrderId: string) =>
  standIn.webhook('payment.captured', { payment: standIn.pay(gatewayOrderId) })

async function stateOf() {
  const { rows } = await db().execute(sql`
    select orders.status, payment.state, (select count(*)::int from gw_event where done_at is null) as waiting
    from orders join payment on order_id = orders.id where orders.id = ${order.id}`)
  return rows
}

test('settles a webhook that arrives before the response with the gateway order’s id', async () => {
  // The bank opens the order and its response is lost, but the shopper's money arrives.
  standIn.faults.push('lose-answer', 'lose-answer', 'lose-answer')
  expect((await begin()).statusCode).toBe(503)
  standIn.faults.length = 0
  const { body, headers } = paid(lastGatewayOrder())
  expect(await handleWebhook(app().payments, body, headers)).toBe(true)
  expect(await stateOf()).toEqual([{ status: 'held', state: 'created', waiting: 1 }])

  expect((await begin()).statusCode).toBe(201)
  expect(await stateOf()).toEqual([{ status: 'confirmed', state: 'captured', waiting: 0 }])
})

const paymentId = async () => {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from payment where order_id = ${order.id}`,
  )
  return rows[0]?.id ?? ''
}

test.each(['the webhook', 'storing'])(
  'settles a webhook that comes while the gateway order is stored, when %s is first',
  async (first) => {
    await begin()
    const gatewayOrderId = lastGatewayOrder()
    await db().execute(sql`update payment set gw_order_id = null where order_id = ${order.id}`)
    const { body, headers } = paid(gatewayOrderId)
    const ids = { paymentId: await paymentId(), orderId: order.id, gatewayOrderId }
    const webhook = () => handleWebhook(app().payments, body, headers)
    const storing = () => storeGatewayOrder(app().payments, ids)
    // Both transactions have read before either may write.
    const isTaken = sql`select pg_advisory_xact_lock(hashtextextended(${`gateway order ${gatewayOrderId}`}, 0))`
    const calls = first === 'storing' ? [storing, webhook] : [webhook, storing]
    const ends = await runInLockOrder<unknown>(db(), isTaken, calls)
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    expect(await stateOf()).toEqual([{ status: 'confirmed', state: 'captured', waiting: 0 }])
  },
)

test('ignores a webhook about an unknown gateway order', async () => {
  await begin()
  const payment = { ...standIn.pay(lastGatewayOrder()), order_id: 'order_of_nobody' }
  const { body, headers } = standIn.webhook('payment.captured', { payment })
  await handleWebhook(app().payments, body, headers)
  await handleWebhook(app().payments, body, headers)
  expect(await stateOf()).toEqual([{ status: 'held', state: 'created', waiting: 1 }])
})
