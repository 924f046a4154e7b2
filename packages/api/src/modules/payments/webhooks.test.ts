import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import { as, signUp } from '#testing/signUp.ts'
import { startRazorpayStandIn, type SignedWebhook } from '#testing/startRazorpayStandIn.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'

const standIn = await startRazorpayStandIn()
afterAll(() => standIn.close())
const { app, db } = useApp('seeded', {
  PAYMENT_PROVIDER: 'razorpay',
  PUBLIC_ORIGIN: 'https://shop.example',
  RAZORPAY_KEY_ID: standIn.key.id,
  RAZORPAY_KEY_SECRET: standIn.key.secret,
  RAZORPAY_WEBHOOK_SECRETS: `the-next-secret, ${standIn.webhookSecret}`,
  RAZORPAY_API_URL: standIn.url,
})
useAudits(db)

let order: MadeOrder
let gatewayOrderId: string
let token: string
beforeEach(async () => {
  token = await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  order = await makeOrder(db(), { userId: rows[0]?.id ?? 0 })
  const payload = { order_id: order.publicId, method: 'card' }
  await app().inject(as(token, { method: 'POST', url: '/api/payments', payload }))
  gatewayOrderId = [...standIn.orders.keys()].at(-1) ?? ''
})

const deliver = ({ body, headers }: SignedWebhook) =>
  app().inject({ method: 'POST', url: '/api/payments/webhooks/razorpay', headers, payload: body })

async function written(): Promise<unknown> {
  const { rows } = await db().execute(sql`
    select (select count(*) from gw_event) as events, (select count(*) from refund) as refunds,
      (select json_agg(p order by p.id) from payment p where order_id = ${order.id}) as payments,
      (select to_json(o) from orders o where id = ${order.id}) as the_order,
      (select count(*) from order_event where order_id = ${order.id}) as steps,
      (select count(*) from stock_move) as moves`)
  return rows[0]
}

async function statusOf(): Promise<unknown> {
  const { rows } = await db().execute(sql`select status from orders where id = ${order.id}`)
  return rows[0]?.status
}

type Change = (webhook: SignedWebhook) => SignedWebhook

const withSignature = ({ body, headers }: SignedWebhook, signature: string): SignedWebhook => ({
  body,
  headers: { ...headers, 'x-razorpay-signature': signature },
})

/** Ways to tamper with a signed webhook: each changes its bytes or its signature. */
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc
    .record({ at: fc.nat(10_000), by: fc.integer({ min: 1, max: 255 }) })
    .map<Change>(({ at, by }) => ({ body, headers }) => {
      const bytes = Buffer.from(body)
      bytes[at % bytes.length] = (bytes[at % bytes.length] ?? 0) ^ by
      return { body: bytes, headers }
    }),
  fc.record({ at: fc.nat(63), digit: fc.nat(15) }).map<Change>(({ at, digit }) => (webhook) => {
    const { 'x-razorpay-signature': signature = '' } = webhook.headers
    const now = Number.parseInt(signature.charAt(at), 16)
    const other = (now + 1 + (digit % 15)) % 16
    return withSignature(webhook, signature.slice(0, at) + other.toString(16) + signature.slice(at + 1))
  }),
  fc.nat(10_000).map<Change>((at) => ({ body, headers }) => ({
    body: body.subarray(0, at % body.length),
    headers,
  })),
  fc.nat(10_000).map<Change>((at) => ({ body, headers }) => {
    const cut = at % (body.length + 1)
    return { body: Buffer.concat([body.subarray(0, cut), Buffer.from(' '), body.subarray(cut)]), headers }
  }),
  fc.string().map<Change>((signature) => (webhook) => withSignature(webhook, encodeURIComponent(signature))),
  fc.string({ minLength: 1 }).map<Change>((secret) => () => {
    const payment = standIn.payments.get([...standIn.payments.keys()].at(-1) ?? '')
    if (payment === undefined) throw new Error('Nothing was paid')
    return standIn.webhook('payment.captured', { payment }, secret)
  }),
)

test('refuses an altered webhook without writing anything, and accepts the original', async () => {
  const webhook = standIn.webhook('payment.captured', { payment: standIn.pay(gatewayOrderId) })
  const before = await written()
  await fc.assert(
    fc.asyncProperty(changes, async (change) => {
      expect((await deliver(change(webhook))).statusCode).toBe(400)
    }),
    { seed: 9, numRuns: 300 },
  )
  expect(await written()).toEqual(before)
  expect((await deliver(webhook)).json()).toEqual({ received: true })
  expect(await statusOf()).toBe('confirmed')
})

test('counts the same body once, also concurrently and with another event id', async () => {
  const webhook = standIn.webhook('payment.captured', { payment: standIn.pay(gatewayOrderId) })
  const answers = await Promise.all(Array.from({ length: 12 }, () => deliver(webhook)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const before = await written()
  const again = { ...webhook, headers: { ...webhook.headers, 'x-razorpay-event-id': 'evt_another' } }
  expect((await deliver(again)).statusCode).toBe(200)
  expect(await written()).toEqual(before)
})

test('accepts the old secret while it is being replaced', async () => {
  const payment = standIn.pay(gatewayOrderId)
  expect(
    (await deliver(standIn.webhook('payment.captured', { payment }, 'the-next-secret'))).statusCode,
  ).toBe(200)
  expect(await statusOf()).toBe('confirmed')
})

test('stores a webhook without personal data', async () => {
  const payment = { ...standIn.pay(gatewayOrderId), email: 'asha@example.com', contact: '+919876543210' }
  await deliver(standIn.webhook('payment.captured', { payment }))
  const { rows } = await db().execute(sql`select convert_from(raw, 'UTF8') as raw from gw_event`)
  expect(JSON.stringify(rows)).not.toMatch(/asha|98765/)
})

test.each([
  ['of another gateway order', { order_id: 'order_of_nobody' }],
  ['without a gateway order', { order_id: null }],
  ['of an amount that is not whole', { amount: 0.5 }],
])('ignores a signed webhook %s', async (_, change) => {
  const payment = { ...standIn.pay(gatewayOrderId), ...change }
  expect((await deliver(standIn.webhook('payment.captured', { payment }))).statusCode).toBe(200)
  expect(await statusOf()).toBe('held')
})

test.each([
  ['one paisa more', { amount: 50_001 }, 50_001],
  ['one paisa less', { amount: 49_999 }, 49_999],
  ['dollars', { currency: 'USD' }, 50_000],
])('refunds %s instead of paying the order', async (_, change, amount) => {
  const payment = standIn.pay(gatewayOrderId, change)
  for (let copy = 0; copy < 3; copy += 1) {
    await deliver(standIn.webhook('payment.captured', { payment: { ...payment, copy } }))
  }
  expect(await statusOf()).toBe('held')
  const { rows } = await db().execute(sql`
    select r.amount_paise::int as amount from refund r join payment p on p.id = payment_id where p.order_id = ${order.id}`)
  expect(rows).toEqual([{ amount }])
})

test('answers 404 to webhooks of a provider that is not in use', async () => {
  const { body, headers } = standIn.webhook('payment.captured', { payment: standIn.pay(gatewayOrderId) })
  const answer = await app().inject({
    method: 'POST',
    url: '/api/payments/webhooks/sandbox',
    headers,
    payload: body,
  })
  expect(answer.statusCode).toBe(404)
})

test('opens Razorpay’s checkout by a form, and asks for the outcome on return', async () => {
  const { rows } = await db().execute<{ id: string }>(
    sql`select id from payment where order_id = ${order.id}`,
  )
  const read = async () => {
    const { id } = rows[0] ?? { id: '' }
    const publicId = Buffer.from(id.replaceAll('-', ''), 'hex').toString('base64url')
    return { publicId, answer: await app().inject(as(token, { url: `/api/payments/${publicId}` })) }
  }
  const { publicId, answer } = await read()
  expect(answer.json()).toMatchObject({ data: { action: { kind: 'redirect', url: `/pay/${publicId}` } } })
  const page = await app().inject(`/pay/${publicId}`)
  expect(page.headers['content-security-policy']).toContain(`form-action 'self' ${standIn.url}`)
  expect(page.body).toContain(`name="order_id" value="${gatewayOrderId}"`)
  expect(page.body).toContain(`name="callback_url" value="https://shop.example/pay/${publicId}/return"`)
  expect(page.body).not.toContain(standIn.key.secret)

  standIn.pay(gatewayOrderId)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const payload = 'razorpay_payment_id=pay_made_up&razorpay_order_id=x&razorpay_signature=y'
  const back = await app().inject({ method: 'POST', url: `/pay/${publicId}/return`, headers, payload })
  expect([back.statusCode, back.headers.location]).toEqual([
    303,
    `/payment?order=${order.publicId}&payment=${publicId}`,
  ])
  expect((await read()).answer.json()).toMatchObject({ data: { status: 'captured' } })
  expect((await app().inject(`/pay/${publicId}`)).statusCode).toBe(404)
})

test('reports a gateway that does not answer, and retries the same payment', async () => {
  await db().execute(sql`update payment set gw_order_id = null where order_id = ${order.id}`)
  const payload = { order_id: order.publicId, method: 'card' }
  const ask = () => app().inject(as(token, { method: 'POST', url: '/api/payments', payload }))
  standIn.faults.push('error')
  expect((await ask()).statusCode).toBe(503)
  expect((await ask()).statusCode).toBe(201)
})
