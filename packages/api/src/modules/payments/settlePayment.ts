import { randomUUID } from 'node:crypto'
import type { Transaction } from '#database/openDatabase.ts'
import { owedPaise } from '#modules/orders/orderMoney.ts'
import { findLines, lockOrder, type OrderRow, type PaymentRow } from '#modules/orders/orders.repository.ts'
import { acceptMoney } from '#modules/orders/payOrder.service.ts'
import { findGoodPayment, requestRefund } from '#modules/orders/refunds.ts'
import { findOrderOf, findPayments, insertPayment, updatePayment } from './payments.repository.ts'
import type { GatewayPayment } from './providers/PaymentProvider.ts'

/** What a payment is once its money has come. */
export const HAS_MONEY = new Set<PaymentRow['state']>(['captured', 'surplus'])

export interface PaymentNews {
  provider: string
  payment: GatewayPayment
  now: Date
}

/**
 * Takes in what a gateway says of a try to pay, by webhook or because it was asked: as often as it likes, in any order, however
 * late. States only move on. Money that came is kept once and only for an order that can be delivered; all other money is owed
 * back, once, in the same transaction. Answers false for a payment of no order that the shop knows.
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

/**
 * The row that a try is told in: its own, else that of its gateway order as long as no money came by it. A gateway order may see
 * several tries; undefined for one beyond those, which only matters if it brings money.
 */
function rowOf(
  payments: readonly PaymentRow[],
  { id, gatewayOrderId }: GatewayPayment,
): PaymentRow | undefined {
  return (
    payments.find(({ gwPaymentId }) => gwPaymentId === id) ??
    payments.find(({ gwOrderId, state }) => gwOrderId === gatewayOrderId && !HAS_MONEY.has(state))
  )
}

/** A try that has brought no money (yet). */
async function follow(tx: Transaction, row: PaymentRow, { payment, now }: PaymentNews): Promise<void> {
  const isAnotherTry = row.gwPaymentId !== null && row.gwPaymentId !== payment.id
  if (payment.status === 'failed') {
    // Another try of the same gateway order may be under way.
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
  if (row === undefined || !isAmountOf(row, payment)) return giveBackStray(tx, { order, payments, news })

  const money = { gwPaymentId: payment.id, pendingAt: null }
  const { id: paymentId, method, amountPaise } = row
  const good = await findGoodPayment(tx, order.id)
  // What it costs if it goes out, which an order that was given up may yet do.
  const due = owedPaise({ ...order, status: 'confirmed' }, await findLines(tx, order.id))
  const isEnough = due > 0 && amountPaise >= due
  const outcome = isEnough ? await acceptMoney(tx, { orderId: order.id, paymentId, method, now }) : 'refused'
  if (outcome === 'refused') {
    await updatePayment(tx, paymentId, { ...money, state: 'surplus' })
    const cause = good === undefined ? 'undeliverable' : 'surplus'
    return requestRefund(tx, { paymentId, cause, ref: paymentId, amountPaise })
  }
  await updatePayment(tx, paymentId, { ...money, state: 'captured' })
  // Lines that were cancelled while the bank was at work.
  await requestRefund(tx, { paymentId, cause: 'surplus', ref: paymentId, amountPaise: amountPaise - due })
}

const isAmountOf = (row: PaymentRow, { amount, currency }: GatewayPayment) =>
  amount === row.amountPaise && currency === 'INR'

/** Money that nobody asked for: a second capture of one gateway order, or another amount or currency than was asked. */
async function giveBackStray(
  tx: Transaction,
  { order, payments, news }: Pick<Capture, 'order' | 'payments' | 'news'>,
): Promise<void> {
  const { payment, provider } = news
  if (payment.amount <= 0) return
  // A row that was told of this try while it was pending can be paid by another one.
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
