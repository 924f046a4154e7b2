import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startRazorpayStandIn, type RazorpayStandIn } from '#testing/startRazorpayStandIn.ts'
import { GatewayRefusal, type PaymentProvider } from '../PaymentProvider.ts'
import { createRazorpayProvider } from './createRazorpayProvider.ts'

let standIn: RazorpayStandIn
let razorpay: PaymentProvider

beforeAll(async () => {
  standIn = await startRazorpayStandIn()
  razorpay = connect(standIn.key.secret)
})
afterAll(() => standIn.close())
beforeEach(() => {
  standIn.calls.length = 0
})

function connect(
  keySecret: string,
  webhookSecrets = ['new-secret', 'standin-webhook-secret'],
): PaymentProvider {
  return createRazorpayProvider({ keyId: standIn.key.id, keySecret, webhookSecrets, apiUrl: standIn.url })
}

let receipts = 0
const makeOrder = (change: object = {}) => ({
  receipt: `order-${(receipts += 1)}`,
  amountPaise: 124_800,
  orderNumber: 'TP-2026-000123',
  ...change,
})

describe('an order', () => {
  test('opens an order in paise with a unique receipt, automatic capture and no personal data', async () => {
    const order = makeOrder()
    const id = await razorpay.createOrder(order)
    expect(standIn.orders.get(id)).toMatchObject({ amount: 124_800, currency: 'INR', receipt: order.receipt })
    expect(standIn.calls[0]?.body).toEqual({
      amount: 124_800,
      currency: 'INR',
      receipt: order.receipt,
      unique_receipt: true,
      notes: { order: 'TP-2026-000123' },
      payment: { capture: 'automatic', capture_options: expect.any(Object) as object },
    })
  })

  test('returns the same order when it is requested again, even after a lost response', async () => {
    const order = makeOrder()
    standIn.faults.push('lose-answer')
    await expect(razorpay.createOrder(order)).rejects.toThrow('did not answer')
    const id = await razorpay.createOrder(order)
    expect(await razorpay.createOrder(order)).toBe(id)
    expect([...standIn.orders.values()].filter(({ receipt }) => receipt === order.receipt)).toHaveLength(1)
  })

  test('treats a 400 as a permanent refusal, a 500 or wrong keys as a temporary one', async () => {
    await expect(razorpay.createOrder(makeOrder({ amountPaise: 1 }))).rejects.toThrow(GatewayRefusal)
    standIn.faults.push('error')
    await expect(razorpay.createOrder(makeOrder())).rejects.not.toThrow(GatewayRefusal)
    await expect(connect('wrong').createOrder(makeOrder())).rejects.not.toThrow(GatewayRefusal)
  })

  test('lists the payments of an order', async () => {
    const gatewayOrderId = await razorpay.createOrder(makeOrder())
    const failed = standIn.pay(gatewayOrderId, { status: 'failed' })
    const waiting = standIn.pay(gatewayOrderId, { status: 'authorized' })
    const paid = standIn.pay(gatewayOrderId)
    const rest = { gatewayOrderId, amount: 124_800, currency: 'INR' }
    expect(await razorpay.fetchPayments(gatewayOrderId)).toEqual([
      { ...rest, id: failed.id, status: 'failed' },
      { ...rest, id: waiting.id, status: 'pending' },
      { ...rest, id: paid.id, status: 'captured' },
    ])
  })
})

describe('a refund', () => {
  test('sends a refund with its idempotency key, and makes it once when responses are lost', async () => {
    const payment = standIn.pay(await razorpay.createOrder(makeOrder()))
    const refund = { gatewayPaymentId: payment.id, amountPaise: 10_000, idempotencyKey: 'refund-key-0001' }
    standIn.faults.push('lose-answer')
    await expect(razorpay.refund(refund)).rejects.toThrow('did not answer')
    const made = await razorpay.refund(refund)
    expect(made).toMatchObject({
      gatewayPaymentId: payment.id,
      idempotencyKey: 'refund-key-0001',
      status: 'done',
    })
    expect(standIn.calls.at(-1)?.headers['x-refund-idempotency']).toBe('refund-key-0001')
    expect([...standIn.refunds.values()].filter(({ payment_id }) => payment_id === payment.id)).toHaveLength(
      1,
    )
  })

  test('refuses to refund more than was paid', async () => {
    const payment = standIn.pay(await razorpay.createOrder(makeOrder()))
    const refund = { gatewayPaymentId: payment.id, amountPaise: 124_801, idempotencyKey: 'refund-key-0002' }
    await expect(razorpay.refund(refund)).rejects.toThrow(GatewayRefusal)
  })
})

describe('a webhook', () => {
  const entity = { id: 'pay_1', order_id: 'order_1', amount: 500, currency: 'INR', status: 'captured' }

  test.each(['new-secret', 'standin-webhook-secret'])(
    'accepts a webhook with either secret (%s)',
    (secret) => {
      const { body, headers } = standIn.webhook('payment.captured', { payment: entity }, secret)
      expect(razorpay.readWebhook(body, headers)).toMatchObject({
        type: 'payment.captured',
        payments: [
          { id: 'pay_1', gatewayOrderId: 'order_1', amount: 500, currency: 'INR', status: 'captured' },
        ],
        refunds: [],
      })
    },
  )

  test('reads refunds from a webhook', () => {
    const refund = { id: 'rfnd_1', payment_id: 'pay_1', receipt: 'refund-key-0001', status: 'processed' }
    const { body, headers } = standIn.webhook('refund.processed', { payment: entity, refund })
    expect(razorpay.readWebhook(body, headers)?.refunds).toEqual([
      { id: 'rfnd_1', gatewayPaymentId: 'pay_1', idempotencyKey: 'refund-key-0001', status: 'done' },
    ])
  })

  test('ignores a webhook of an unknown type or shape', () => {
    const { body, headers } = standIn.webhook('settlement.processed', { settlement: { id: 'setl_1' } })
    expect(razorpay.readWebhook(body, headers)).toMatchObject({ payments: [], refunds: [] })
    const odd = standIn.webhook('payment.captured', { payment: { ...entity, amount: 'much' } })
    expect(razorpay.readWebhook(odd.body, odd.headers)).toMatchObject({ type: 'unknown', payments: [] })
  })

  test.each<[string, (headers: Record<string, string>) => Record<string, string>]>([
    ['no signature', ({ 'content-type': type }) => ({ 'content-type': type ?? '' })],
    ['an empty one', (headers) => ({ ...headers, 'x-razorpay-signature': '' })],
    ['an upper-case one', (headers) => upperCased(headers)],
    [
      'half of one',
      (headers) => ({ ...headers, 'x-razorpay-signature': headers['x-razorpay-signature']!.slice(32) }),
    ],
    ['that of the API key', (headers) => ({ ...headers, 'x-razorpay-signature': apiKeySignature() })],
  ])('refuses a webhook with %s', (_, change) => {
    const { body, headers } = standIn.webhook('payment.captured', { payment: entity })
    expect(razorpay.readWebhook(body, change(headers))).toBeUndefined()
  })

  const upperCased = (headers: Record<string, string>) => ({
    ...headers,
    'x-razorpay-signature': headers['x-razorpay-signature']!.toUpperCase(),
  })
  const apiKeySignature = () =>
    standIn.webhook('payment.captured', { payment: entity }, standIn.key.secret).headers[
      'x-razorpay-signature'
    ]!
})
