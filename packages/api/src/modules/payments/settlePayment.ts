import { randomUUID } from 'node:crypto'
import type { Transaction } from '#database/openDatabase.ts'
import { MONEY_STATES } from '#database/schema/payment.ts'
import { owedPaise } from '#modules/orders/orderMoney.ts'
import { findLines, lockOrder, type OrderRow, type PaymentRow } from '#modules/orders/orders.repository.ts'
import { acceptMoney } from '#modules/orders/payOrder.service.ts'
import { findGoodPayment, requestRefund } from '#modules/orders/refunds.ts'
import { findOrderOf, findPayments, insertPayment, updatePayment } from './payments.repository.ts'
import type { GatewayPayment } from './providers/PaymentProvider.ts'

export const HAS_MONEY: ReadonlySet<PaymentRow['state']> = new Set(MONEY_STATES)

export interface PaymentNews {
  provider: string
  payment: GatewayPayment
  now: Date
}

/**
 * Reports arrive repeatedly, in any order, however late. A capture is kept once, and only for an order that can be
 * delivered; all other money is refunded in the same transaction.
 */
export async function settlePayment(tx: Transaction, news: PaymentNews): Promise<boolean> {
  const orderId = await findOrderOf(tx, news.payment)
  const order = orderId === undefined ? undefined : await lockOrder(tx, orderId)
  if (orderId === undefined || order === undefined) return false
  const payments = await findPayments(tx, orderId)
  const row = rowOf(payments, news.payment)
  if (news.payment.status === 'captured') await capture(tx, { order, payments, row, news })
  else if (row !== undefined) await follow(tx, row, news)
  return true
}

/** The attempt's own row, or that of its gateway order while that is unpaid. Further attempts matter only when they bring money. */
function rowOf(
  payments: readonly PaymentRow[],
  { id, gatewayOrderId }: GatewayPayment,
): PaymentRow | undefined {
  return (
    payments.find(({ gwPaymentId }) => gwPaymentId === id) ??
    payments.find(({ gwOrderId, state }) => gwOrderId === gatewayOrderId && !HAS_MONEY.has(state))
  )
}

/** Records an attempt that has brought no money. */
async function follow(tx: Transaction, row: PaymentRow, { payment, now }: PaymentNews): Promise<void> {
  const isAnotherTry = row.gwPaymentId !== null && row.gwPaymentId !== payment.id
  if (payment.status === 'failed') {
    // Another attempt of the same gateway order may be open.
    if (row.state !== 'created' || isAnotherTry) return
    return updatePayment(tx, row.id, { state: 'failed', gwPaymentId: payment.id, pendingAt: null })
  }
  if (row.state !== 'created' && row.state !== 'failed') return
  if (row.state === 'created' && row.pendingAt !== null && !isAnotherTry) return
  return updatePayment(tx, row.id, { state: 'created', gwPaymentId: payment.id, pendingAt: now })
}

interface Capture {
  order: OrderRow
  payments: readonly PaymentRow[]
  row: PaymentRow | undefined
  news: PaymentNews
}

async function capture(tx: Transaction, { order, payments, row, news }: Capture): Promise<void> {
  const { payment, now } = news
  if (row !== undefined && HAS_MONEY.has(row.state)) return
  if (row === undefined || !isAmountOf(row, payment)) return refundStray(tx, { order, payments, news })

  const money = { gwPaymentId: payment.id, pendingAt: null }
  const { id: paymentId, method, amountPaise } = row
  const good = await findGoodPayment(tx, order.id)
  // The price if the order is confirmed, which may also happen to an expired one.
  const due = owedPaise({ ...order, status: 'confirmed' }, await findLines(tx, order.id))
  const isEnough = due > 0 && amountPaise >= due
  const outcome = isEnough ? await acceptMoney(tx, { orderId: order.id, paymentId, method, now }) : 'refused'
  if (outcome === 'refused') {
    await updatePayment(tx, paymentId, { ...money, state: 'surplus' })
    const cause = good === undefined ? 'undeliverable' : 'surplus'
    return requestRefund(tx, { paymentId, cause, ref: paymentId, amountPaise })
  }
  await updatePayment(tx, paymentId, { ...money, state: 'captured' })
  // Lines were cancelled before the bank had decided.
  await requestRefund(tx, { paymentId, cause: 'surplus', ref: paymentId, amountPaise: amountPaise - due })
}

const isAmountOf = (row: PaymentRow, { amount, currency }: GatewayPayment) =>
  amount === row.amountPaise && currency === 'INR'

/** Refunds money that is not due: a second capture, or a wrong amount or currency. */
async function refundStray(
  tx: Transaction,
  { order, payments, news }: Pick<Capture, 'order' | 'payments' | 'news'>,
): Promise<void> {
  const { payment, provider } = news
  if (payment.amount <= 0) return
  // A row with this attempt as its pending one can be paid by another attempt.
  const pending = payments.find(({ gwPaymentId }) => gwPaymentId === payment.id)
  if (pending !== undefined) await updatePayment(tx, pending.id, { gwPaymentId: null, pendingAt: null })
  const asked = payments.find(({ gwOrderId }) => gwOrderId === payment.gatewayOrderId)
  const stray = await insertPayment(tx, {
    id: randomUUID(),
    orderId: order.id,
    method: asked?.method ?? order.paymentMethod,
    provider,
    state: 'surplus',
    amountPaise: payment.amount,
    gwPaymentId: payment.id,
  })
  await requestRefund(tx, {
    paymentId: stray.id,
    cause: 'surplus',
    ref: stray.id,
    amountPaise: payment.amount,
  })
}
