import { createHmac, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

const KEY = { id: 'rzp_test_standin', secret: 'standin-key-secret' }
const WEBHOOK_SECRET = 'standin-webhook-secret'
const UNIX_EPOCH = 1_763_769_600

interface Entity {
  id: string
  [field: string]: unknown
}

interface Answer {
  status: number
  body: object
}

/** Fault of the next call: a response lost after the work is done, an error, or a hang-up before it. */
type Fault = 'lose-answer' | 'error' | 'hang-up'

export interface RazorpayStandIn {
  url: string
  key: typeof KEY
  webhookSecret: string
  orders: Map<string, Entity>
  payments: Map<string, Entity>
  refunds: Map<string, Entity>
  calls: { method: string; path: string; headers: IncomingMessage['headers']; body: unknown }[]
  /** Status of new refunds. Tests complete `pending` ones. */
  newRefundStatus: 'processed' | 'pending'
  faults: Fault[]
  /** Payment attempt for an order, of the order's amount by default. */
  pay: (orderId: string, change?: Partial<Record<'status' | 'amount' | 'currency', unknown>>) => Entity
  webhook: (event: string, entities: Record<string, Entity>, secret?: string) => SignedWebhook
  close: () => Promise<void>
}

export interface SignedWebhook {
  body: Buffer
  headers: Record<string, string>
}

/** Local stand-in for Razorpay's API, built from its published reference: orders, payments of an order, refunds, webhooks. */
export async function startRazorpayStandIn(): Promise<RazorpayStandIn> {
  const orders = new Map<string, Entity>()
  const payments = new Map<string, Entity>()
  const refunds = new Map<string, Entity>()
  const refundKeys = new Map<string, { sent: string; refund: Entity }>()
  const calls: RazorpayStandIn['calls'] = []
  const faults: Fault[] = []

  const createOrder = (order: Record<string, unknown>): Answer => {
    if (!Number.isInteger(order.amount) || Number(order.amount) < 100)
      return bad('The amount must be at least INR 1.00')
    const twin = [...orders.values()].find(({ receipt }) => receipt === order.receipt)
    if (order.unique_receipt === true && twin) return bad('Order with the given receipt already exists')
    const { amount, currency, receipt, notes } = order
    const rest = {
      amount_paid: 0,
      amount_due: amount,
      status: 'created',
      attempts: 0,
      created_at: UNIX_EPOCH,
    }
    const entity = { id: newId('order'), entity: 'order', amount, currency, receipt, notes, ...rest }
    orders.set(entity.id, entity)
    return { status: 200, body: entity }
  }

  const createRefund = (
    paymentId: string,
    body: Record<string, unknown>,
    key: string | undefined,
  ): Answer => {
    const sent = JSON.stringify([paymentId, body])
    const earlier = key === undefined ? undefined : refundKeys.get(key)
    if (earlier?.sent === sent) return { status: 200, body: earlier.refund }
    if (earlier) return bad('Different request with the same idempotency key has already been processed.')
    const payment = payments.get(paymentId)
    if (payment?.status !== 'captured')
      return bad('The payment status should be captured for action to be taken')
    const refunded = Number(payment.amount_refunded) + Number(body.amount)
    if (refunded > Number(payment.amount))
      return bad('The total refund amount is greater than the refund payment amount')
    Object.assign(payment, { amount_refunded: refunded })
    const { amount, receipt } = body
    const refund = {
      id: newId('rfnd'),
      entity: 'refund',
      payment_id: paymentId,
      amount,
      receipt,
      status: standIn.newRefundStatus,
    }
    refunds.set(refund.id, refund)
    if (key !== undefined) refundKeys.set(key, { sent, refund })
    return { status: 200, body: refund }
  }

  const answer = (request: IncomingMessage, body: Record<string, unknown>): Answer => {
    const expected = `Basic ${Buffer.from(`${KEY.id}:${KEY.secret}`).toString('base64')}`
    if (request.headers.authorization !== expected) return problem(401, 'Authentication failed')
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    const [, , resource, id = '', action] = pathname.split('/')
    const call = `${request.method} ${resource}${id && '/:id'}${action === undefined ? '' : `/${action}`}`
    if (call === 'POST orders') return createOrder(body)
    if (call === 'GET orders') {
      return list([...orders.values()].filter(({ receipt }) => receipt === searchParams.get('receipt')))
    }
    if (call === 'GET orders/:id/payments') {
      return list([...payments.values()].filter(({ order_id }) => order_id === id))
    }
    const refund = refunds.get(id)
    if (call === 'GET refunds/:id' && refund !== undefined) return { status: 200, body: refund }
    const key = request.headers['x-refund-idempotency']
    if (call === 'POST payments/:id/refund')
      return createRefund(id, body, typeof key === 'string' ? key : undefined)
    return problem(404, 'The requested URL was not found on the server.')
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request)
    calls.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body })
    const fault = faults.shift()
    const result =
      fault === undefined || fault === 'lose-answer' ? answer(request, body) : problem(502, 'Bad gateway')
    if (fault === 'lose-answer' || fault === 'hang-up') request.socket.destroy()
    else send(response, result)
  }
  const server = createServer((request, response) => void handle(request, response))
  const standIn: RazorpayStandIn = {
    url: await listen(server),
    key: KEY,
    webhookSecret: WEBHOOK_SECRET,
    orders,
    payments,
    refunds,
    calls,
    newRefundStatus: 'processed',
    faults,
    pay(orderId, change = {}) {
      const order = orders.get(orderId)
      if (order === undefined) throw new Error(`There is no order ${orderId}`)
      const { amount, currency } = order
      const rest = { order_id: orderId, method: 'upi', amount_refunded: 0, created_at: UNIX_EPOCH }
      const payment = {
        id: newId('pay'),
        entity: 'payment',
        amount,
        currency,
        status: 'captured',
        ...rest,
        ...change,
      }
      payments.set(payment.id, payment)
      return payment
    },
    webhook(event, entities, secret = WEBHOOK_SECRET) {
      const payload = Object.fromEntries(Object.entries(entities).map(([name, entity]) => [name, { entity }]))
      const contains = Object.keys(entities)
      const rest = { entity: 'event', account_id: 'acc_standin', created_at: UNIX_EPOCH }
      const body = Buffer.from(JSON.stringify({ ...rest, event, contains, payload }))
      return {
        body,
        headers: {
          'content-type': 'application/json',
          'x-razorpay-event-id': newId('evt'),
          'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
        },
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
  return standIn
}

const newId = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`
const bad = (description: string) => problem(400, description, 'BAD_REQUEST_ERROR')
const list = (items: Entity[]): Answer => ({
  status: 200,
  body: { entity: 'collection', count: items.length, items },
})

function problem(status: number, description: string, code = 'SERVER_ERROR'): Answer {
  return { status, body: { error: { code, description, source: 'business', step: 'NA', reason: 'NA' } } }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  const text = Buffer.concat(parts).toString()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response
    .writeHead(status, { 'content-type': 'application/json', connection: 'close' })
    .end(JSON.stringify(body))
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port')
  return `http://127.0.0.1:${address.port}`
}
