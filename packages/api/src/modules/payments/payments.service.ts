import { randomUUID } from 'node:crypto'
import type { CreatePaymentRequest, Payment, PaymentMethod } from '@shop/contract/payments.schema'
import { paymentMethodSchema } from '@shop/contract/payments.schema'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { withoutValues } from '#http/withoutValues.ts'
import { toPublicId, uuidOfPublicId } from '#http/publicId.ts'
import { owedPaise } from '#modules/orders/orderMoney.ts'
import { findLines, lockOrder, type OrderRow, type PaymentRow } from '#modules/orders/orders.repository.ts'
import { requireOwnOrder } from '#modules/orders/ownOrder.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { toPaymentWire } from './payments.mapper.ts'
import {
  findPayment,
  findPayments,
  findRefunds,
  insertPayment,
  updatePayment,
} from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { GatewayRefusal, type Handover } from './providers/PaymentProvider.ts'
import { reconcilePayment } from './reconcilePayments.ts'
import { storeGatewayOrder } from './earlyWebhooks.ts'

/** Payment attempts per order. More are a bug or an attack. */
const TRIES_MAX = 20

/** Cash orders may be paid online until the rider is on the way. */
const BEFORE_THE_DOOR = new Set<OrderRow['status']>(['confirmed', 'packed', 'shipped'])

interface Asking {
  userId: number
  /** The shop's public address, without a slash at its end. */
  origin: string
}

/** Starts a payment of an order, a retry, or a change of method. Repeated calls return the one open payment. */
export async function createPayment(
  context: PaymentsContext,
  { userId, origin }: Asking,
  { order_id, method }: CreatePaymentRequest,
): Promise<Payment> {
  const { db, provider, clock } = context
  const own = await requireOwnOrder(db, userId, order_id)
  const opened = await withRetries(db, (tx) =>
    openPayment(tx, { orderId: own.id, method, provider: provider.name, now: clock() }),
  )
  await ensureGatewayOrder(context, own, opened)
  return requireWire(await readPayment(context, { userId, origin }, opened.id))
}

/** A payment of this user, reconciled first, so that a screen can poll it. */
export async function getPayment(
  context: PaymentsContext,
  asking: Asking,
  publicId: string,
): Promise<Payment> {
  const id = uuidOfPublicId(publicId)
  return requireWire(id === undefined ? undefined : await readPayment(context, asking, id))
}

/** The provider is asked first, because its webhook may be late. If it does not answer, the screen waits for the webhook. */
export async function returnFromGateway(context: PaymentsContext, publicId: string): Promise<string> {
  const id = uuidOfPublicId(publicId)
  const found = id === undefined ? undefined : await findPayment(context.db, id)
  if (found === undefined) throw notFound()
  if (found.payment.provider === context.provider.name) {
    await reconcilePayment(context, found.payment).catch((error: unknown) =>
      context.log.warn(
        { err: withoutValues(error), payment: found.payment.id },
        'A payment could not be reconciled',
      ),
    )
  }
  const { id: orderId } = found.order
  const search = new URLSearchParams({ order: toPublicId(orderId), payment: publicId })
  // A cash order was placed before: the parameter keeps the screen on the payment, and then makes it thank for that.
  const payments = await findPayments(context.db, orderId)
  if (payments.some(({ method }) => method === 'cod')) search.set('again', '1')
  return `/payment?${search.toString()}`
}

/** Form that sends the shopper to the gateway; undefined when there is none, or when the payment is closed. */
export async function findHandover(
  { db, provider, clock }: PaymentsContext,
  publicId: string,
  returnUrl: string,
): Promise<Handover | undefined> {
  const id = uuidOfPublicId(publicId)
  const found = id === undefined ? undefined : await findPayment(db, id)
  if (found === undefined || found.payment.provider !== provider.name) return undefined
  const { order, payment } = found
  const { gwOrderId, amountPaise, state } = payment
  if (gwOrderId === null || state !== 'created') return undefined
  if (paymentRefusal(order, await findPayments(db, order.id), clock()) !== undefined) return undefined
  return provider.handover?.({
    gatewayOrderId: gwOrderId,
    amountPaise,
    orderNumber: order.number,
    shopName: (await readSettings(db)).shop.name,
    returnUrl,
  })
}

interface Opening {
  orderId: string
  method: PaymentMethod
  provider: string
  now: Date
}

async function openPayment(
  tx: Transaction,
  { orderId, method, provider, now }: Opening,
): Promise<PaymentRow> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw notFound()
  const payments = await findPayments(tx, orderId)
  const problem = paymentRefusal(order, payments, now)
  if (problem !== undefined) throw new HttpProblem(409, problem)
  const amountPaise = owedPaise(order, await findLines(tx, orderId))
  const idle = payments.filter(({ state, pendingAt }) => state === 'created' && pendingAt === null)
  const open = idle.find((row) => row.amountPaise === amountPaise && (row.provider ?? provider) === provider)
  for (const row of idle) if (row !== open) await updatePayment(tx, row.id, { state: 'cancelled' })
  if (open !== undefined) {
    await updatePayment(tx, open.id, { method, provider, askAt: sql`now() + interval '15 minutes'` })
    return { ...open, method, provider }
  }
  if (payments.length >= TRIES_MAX)
    throw new HttpProblem(409, 'Too many payment attempts for this order. Please contact us.')
  return insertPayment(tx, { id: randomUUID(), orderId, method, provider, state: 'created', amountPaise })
}

/** Reason, in one sentence, why an order can't be paid through a provider; undefined when it can. */
function paymentRefusal(order: OrderRow, payments: readonly PaymentRow[], now: Date): string | undefined {
  if (payments.some(({ state }) => state === 'captured' || state === 'cod_paid'))
    return 'You’ve already paid for this order.'
  const isDueAtTheDoor = payments.some(({ state }) => state === 'cod_due')
  if (isDueAtTheDoor && BEFORE_THE_DOOR.has(order.status)) return undefined
  if (order.status !== 'held') return 'This order can no longer be paid.'
  if (order.holdUntil !== null && order.holdUntil <= now)
    return 'Your time to pay for this order has run out.'
  return undefined
}

/** Opens the order at the gateway, outside all transactions. The receipt makes repeated calls return the same order. */
async function ensureGatewayOrder(
  context: PaymentsContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<void> {
  if (payment.gwOrderId !== null) return
  const { provider, log } = context
  const { id, amountPaise } = payment
  const receipt = toPublicId(id)
  try {
    const gatewayOrderId = await provider.createOrder({ receipt, amountPaise, orderNumber: order.number })
    await storeGatewayOrder(context, { paymentId: id, orderId: order.id, gatewayOrderId })
  } catch (error) {
    log.error({ err: withoutValues(error), payment: id }, 'The gateway did not open an order')
    const isRefusal = error instanceof GatewayRefusal
    throw new HttpProblem(
      503,
      `Payments are ${isRefusal ? 'not possible' : 'slow'} at the moment. Nothing was taken; please try again, or pay on delivery.`,
    )
  }
}

async function readPayment(
  context: PaymentsContext,
  { userId, origin }: Asking,
  id: string,
): Promise<Payment | undefined> {
  const { db, provider, clock } = context
  const found = await findPayment(db, id)
  if (found?.order.userId !== userId) return undefined
  const { payment, order } = found
  const [payments, refunds] = [await findPayments(db, order.id), await findRefunds(db, id)]
  const mayRetry = paymentRefusal(order, payments, clock()) === undefined
  const { data: method } = paymentMethodSchema.safeParse(payment.method)
  const { gwOrderId } = payment
  const action =
    mayRetry && method !== undefined && gwOrderId !== null && payment.provider === provider.name
      ? provider.action({
          paymentId: toPublicId(id),
          gatewayOrderId: gwOrderId,
          method,
          origin,
        })
      : undefined
  return toPaymentWire({ payment, order, refunds, action, mayRetry })
}

function requireWire(payment: Payment | undefined): Payment {
  if (payment === undefined) throw notFound()
  return payment
}

const notFound = () => new HttpProblem(404, 'There is no such payment.')
