import type { OrderResponse } from '@shop/contract/orders.schema'
import type { Payment, PaymentResponse } from '@shop/contract/payments.schema'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { removeStock, expireOrder, makeOrder, type MadeOrder } from '#testing/makeOrder.ts'
import { as, signUp } from '#testing/signUp.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'
import { sendRefunds } from './sendRefunds.ts'

const { app, db } = useApp('seeded', { SANDBOX_LATE_SECONDS: '0' })

useAudits(db)

let token: string
let userId: number
beforeEach(async () => {
  token = await signUp(app())
  const { rows } = await db().execute<{ id: number }>(sql`select max(id) as id from users`)
  userId = rows[0]?.id ?? 0
})

async function post(orderId: string, method = 'upi', who = token) {
  return app().inject(
    as(who, { method: 'POST', url: '/api/payments', payload: { order_id: orderId, method } }),
  )
}
async function pay(order: MadeOrder, method = 'upi'): Promise<Payment> {
  const answer = await post(order.publicId, method)
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([201, 'no-store'])
  return answer.json<PaymentResponse>().data
}
async function read(id: string): Promise<Payment> {
  const answer = await app().inject(as(token, { url: `/api/payments/${id}` }))
  expect(answer.statusCode).toBe(200)
  return answer.json<PaymentResponse>().data
}
/** Chooses an outcome at the sandbox bank, and follows its link back to the shop. */
async function press({ action }: Payment, outcome: string): Promise<string> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const bank = await app().inject({
    method: 'POST',
    url: action?.url ?? '',
    headers,
    payload: `outcome=${outcome}`,
  })
  expect(bank.statusCode).toBe(303)
  const back = await app().inject(String(bank.headers.location))
  expect(back.statusCode).toBe(303)
  return String(back.headers.location)
}
async function statusOf({ id }: MadeOrder): Promise<string> {
  const { rows } = await db().execute<{ status: string }>(sql`select status from orders where id = ${id}`)
  return rows[0]?.status ?? ''
}
async function refundsOf({ id }: MadeOrder) {
  const { rows } = await db().execute<{ cause: string; state: string; amount: string }>(sql`
    select r.cause, r.state, r.amount_paise as amount from refund r join payment p on p.id = r.payment_id where p.order_id = ${id}`)
  return rows.map(({ amount, ...row }) => ({ ...row, amount: Number(amount) }))
}

describe('paying', () => {
  test('confirms an order after the bank’s page, its webhook and the return to the shop', async () => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order, 'card')
    expect(payment).toMatchObject({ status: 'created', amount: 500, method: 'card', may_retry: true })
    expect(payment.action).toEqual({
      kind: 'redirect',
      url: expect.stringMatching(/^\/sandbox-bank\//) as string,
    })
    const bank = await app().inject(payment.action?.url ?? '')
    expect(bank.body).toContain('not a real bank')
    expect(bank.headers['content-security-policy']).toContain("default-src 'none'")

    expect(await press(payment, 'success')).toBe(
      `/payment?order=${order.publicId}&payment=${payment.payment_id}`,
    )
    expect(await read(payment.payment_id)).toMatchObject({
      status: 'captured',
      may_retry: false,
      action: null,
    })
    expect(await statusOf(order)).toBe('confirmed')
    expect((await post(order.publicId)).statusCode).toBe(409)
    expect((await app().inject(payment.action?.url ?? '')).body).toContain('already paid')
  })

  test('offers app buttons and a QR code for UPI', async () => {
    const { action } = await pay(await makeOrder(db(), { userId }))
    if (action?.kind !== 'upi') throw new Error('Not an action for UPI')
    expect(action.apps.map(({ id }) => id)).toEqual(['gpay', 'phonepe', 'paytm', 'bhim'])
    expect(action.qr.path).toMatch(/^(?:M\d+ \d+h1v1h-1z)+$/)
    expect((await app().inject(action.apps[0]?.url ?? '')).statusCode).toBe(200)
  })

  test('accepts another payment method after a failure', async () => {
    const order = await makeOrder(db(), { userId })
    const first = await pay(order, 'card')
    await press(first, 'failure')
    const declined = await read(first.payment_id)
    expect(declined).toMatchObject({ status: 'failed', may_retry: true, action: null })
    expect(declined).toHaveProperty('message', expect.stringMatching(/choose another way to pay\.$/))
    const second = await pay(order, 'netbanking')
    expect(second.payment_id).not.toBe(first.payment_id)
    await press(second, 'success')
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('returns one payment for concurrent requests', async () => {
    const order = await makeOrder(db(), { userId })
    const payments = await Promise.all(Array.from({ length: 8 }, () => pay(order)))
    expect(new Set(payments.map(({ payment_id, action }) => `${payment_id} ${action?.url}`)).size).toBe(1)
  })

  test('captures a payment once when the bank’s button is pressed repeatedly', async () => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order)
    await Promise.all(Array.from({ length: 5 }, () => press(payment, 'success')))
    expect(await statusOf(order)).toBe('confirmed')
    expect(await refundsOf(order)).toEqual([])
  })

  test('keeps a payment open when the bank’s window is closed, and accepts a late result', async () => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order)
    await press(payment, 'close')
    expect(await read(payment.payment_id)).toMatchObject({ status: 'created', may_retry: true })
    await press(payment, 'late')
    expect(await read(payment.payment_id)).toMatchObject({ status: 'captured' })
    expect(await statusOf(order)).toBe('confirmed')
  })

  test('tells the order that the bank has not decided', async () => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order)
    const stateOfOrder = async () => {
      const answer = await app().inject(as(token, { url: `/api/orders/${order.publicId}` }))
      return answer.json<OrderResponse>().data.payment
    }
    expect(await stateOfOrder()).toMatchObject({ status: 'pending' })
    await db().execute(sql`update payment set pending_at = now() where order_id = ${order.id}`)
    expect(await stateOfOrder()).toMatchObject({ status: 'processing', payment_id: payment.payment_id })
    // A shopper who left the bank's page too early finds it again.
    expect(await read(payment.payment_id)).toMatchObject({ status: 'pending', action: payment.action })
    // The bank may still take the money of an order that has ended.
    await expireOrder(db(), order.id)
    expect(await stateOfOrder()).toMatchObject({ status: 'processing' })
    expect(await read(payment.payment_id)).toMatchObject({ status: 'pending', action: null })
  })

  test('turns cash on delivery into a paid order; each attempt leads back to the payment of a placed order', async () => {
    const order = await makeOrder(db(), { userId, method: 'cod' })
    const failed = await pay(order, 'card')
    const choice = `/payment?order=${order.publicId}&payment=${failed.payment_id}&again=1`
    expect(await press(failed, 'failure')).toBe(choice)
    expect(await press(await pay(order), 'success')).toMatch(/&again=1$/)
    const { rows } = await db().execute(sql`
      select o.status, o.payment_method, array_agg(p.state::text order by p.state) as states
      from orders o join payment p on p.order_id = o.id where o.id = ${order.id} group by o.id`)
    expect(rows).toEqual([
      { status: 'confirmed', payment_method: 'upi', states: ['failed', 'captured', 'cancelled'] },
    ])
  })
})

describe('money for an order', () => {
  test('reserves stock again for a paid order that has expired, if it is available', async () => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order)
    await expireOrder(db(), order.id)
    await press(payment, 'success')
    expect(await statusOf(order)).toBe('confirmed')
    const { rows } = await db().execute(sql`
      select sum(d_reserved)::int as held from stock_move m join orders o on o.hold_id = m.ref where o.id = ${order.id}`)
    expect(rows).toEqual([{ held: 1 }])
  })

  test.each<[string, (order: MadeOrder) => Promise<void>, string]>([
    [
      'that has expired and is sold out',
      async (order) => {
        await expireOrder(db(), order.id)
        await removeStock(db(), order)
      },
      'expired',
    ],
    [
      'that the shopper has cancelled',
      async ({ publicId }) => {
        const url = `/api/orders/${publicId}/cancel`
        expect((await app().inject(as(token, { method: 'POST', url, payload: {} }))).statusCode).toBe(200)
      },
      'cancelled',
    ],
  ])('refunds money for an order once: %s', async (_, change, status) => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order)
    await change(order)
    await press(payment, 'success')
    expect(await statusOf(order)).toBe(status)
    expect(await refundsOf(order)).toEqual([{ cause: 'undeliverable', state: 'requested', amount: 50_000 }])
    expect(await read(payment.payment_id)).toMatchObject({ status: 'refunding', may_retry: false })
    await sendRefunds(app().payments)
    expect(await refundsOf(order)).toEqual([{ cause: 'undeliverable', state: 'done', amount: 50_000 }])
    expect(await read(payment.payment_id)).toMatchObject({ status: 'refunded' })
    expect(await sendRefunds(app().payments)).toBe(0)
    const { rows } = await db().execute(sql`
      select m.subject from outbox m join users u on u.email = m.recipient where u.id = ${userId} and topic like 'refund%'`)
    expect(rows).toEqual([{ subject: expect.stringContaining('Your refund of ₹500 for order') as string }])
  })

  test('refunds the second payment of an order once', async () => {
    const order = await makeOrder(db(), { userId })
    const first = await pay(order, 'card')
    await press(first, 'failure')
    const second = await pay(order, 'card')
    await press(second, 'success')
    // The first attempt succeeds after all.
    await press(first, 'success')
    expect(await refundsOf(order)).toEqual([{ cause: 'surplus', state: 'requested', amount: 50_000 }])
  })
})

describe('refusals', () => {
  test('hides other shoppers’ orders and payments', async () => {
    const order = await makeOrder(db(), { userId })
    const payment = await pay(order)
    const other = await signUp(app())
    const foreign = await app().inject(as(other, { url: `/api/payments/${payment.payment_id}` }))
    const missing = await app().inject(as(other, { url: `/api/payments/${'A'.repeat(22)}` }))
    expect([
      foreign.statusCode,
      missing.statusCode,
      (await post(order.publicId, 'upi', other)).statusCode,
    ]).toEqual([404, 404, 404])
    expect(foreign.json<{ detail: string }>().detail).toBe(missing.json<{ detail: string }>().detail)
  })

  test('requires a token to pay and to read', async () => {
    const asked = [
      { url: `/api/payments/${'A'.repeat(22)}` },
      { method: 'POST' as const, url: '/api/payments', payload: {} },
    ]
    for (const request of asked) expect((await app().inject(request)).statusCode).not.toBe(200)
    expect((await app().inject(asked[0] ?? '')).statusCode).toBe(401)
  })

  test.each([
    [{ method: 'cod' }, 'method'],
    [{ amount: 1 }, 'amount'],
    [{ order_id: 'x' }, 'order_id'],
  ])('names the wrong field of a payment with %j', async (change, field) => {
    const payload = { order_id: 'A'.repeat(22), method: 'upi', ...change }
    const answer = await app().inject(as(token, { method: 'POST', url: '/api/payments', payload }))
    expect([answer.statusCode, JSON.stringify(answer.json())]).toEqual([
      400,
      expect.stringContaining(field) as string,
    ])
  })

  test.each(['/sandbox-bank/x', `/sandbox-bank/sandbox_order_${'A'.repeat(22)}`, '/pay/x', '/pay/x/return'])(
    'answers 404 to %s',
    async (url) => {
      expect((await app().inject(url)).statusCode).toBe(404)
    },
  )
})
