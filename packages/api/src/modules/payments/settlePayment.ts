import { randomUUID } from 'node:crypto'
import type { Transaction } from '#database/openDatabase.ts'
import { toPublicId } from '#http/publicId.ts'
import { amountDue } from './amountDue.ts'
import { confirmOrder, holdAgain } from './orderEffects.ts'
import {
  findLines,
  findOrderOf,
  findPayments,
  insertPayment,
  insertRefund,
  lockOrder,
  updatePayment,
  type OrderRow,
  type PaymentRow,
} from './payments.repository.ts'
import type { GatewayPayment } from './providers/PaymentProvider.ts'

const GOOD = new Set<PaymentRow['state']>(['authorized', 'captured', 'cod_due', 'cod_paid'])
const HAS_MONEY = new Set<PaymentRow['state']>(['captured', 'surplus'])

interface News {
  provider: string
  payment: GatewayPayment
  now: Date
}

/**
 * Takes in what a gateway says of a try to pay, by webhook or because it was asked: as often as it likes, in any order, however
 * late. States only move on. Money that came is kept once and only for an order that can be delivered; all other money is owed
 * back, once, in the same transaction.
 */
export async function settlePayment(tx: Transaction, news: News): Promise<void> {
  const orderId = await findOrderOf(tx, news.payment)
  if (orderId === undefined) return
  const order = await lockOrder(tx, orderId)
  if (order === undefined) return
  const payments = await findPayments(tx, orderId)
  const row = rowOf(payments, news.payment)
  if (news.payment.status === 'captured') await capture(tx, { order, payments, row, news })
  else if (row !== undefined) await follow(tx, row, news)
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
async function follow(tx: Transaction, row: PaymentRow, { payment, now }: News): Promise<void> {
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
  news: News
}

async function capture(tx: Transaction, { order, payments, row, news }: Capture): Promise<void> {
  const { payment, now } = news
  if (row !== undefined && HAS_MONEY.has(row.state)) return
  if (row === undefined || !isAmountOf(row, payment)) return giveBackStray(tx, { order, payments, news })

  const money = { gwPaymentId: payment.id, pendingAt: null }
  const good = payments.find(({ id, state }) => id !== row.id && GOOD.has(state))
  const due = amountDue(order, await findLines(tx, order.id))
  const isWanted = due > 0 && row.amountPaise >= due && (await canDeliver(tx, order, good))
  if (!isWanted) {
    await updatePayment(tx, row.id, { ...money, state: 'surplus' })
    const isDouble = good !== undefined && good.state !== 'cod_due'
    return owe(tx, { ...row, state: 'surplus' }, isDouble ? 'surplus' : 'undeliverable', row.amountPaise)
  }
  // Paid ahead what was to be paid at the door.
  if (good !== undefined) await updatePayment(tx, good.id, { state: 'cancelled' })
  await updatePayment(tx, row.id, { ...money, state: 'captured' })
  await confirmOrder(tx, order, row.method, now)
  // Lines that were cancelled while the bank was at work.
  if (row.amountPaise > due) await owe(tx, row, 'surplus', row.amountPaise - due)
}

const isAmountOf = (row: PaymentRow, { amount, currency }: GatewayPayment) =>
  amount === row.amountPaise && currency === 'INR'

/**
 * Whether an order that this payment is for still goes out: it waits for its payment, or was to be paid at the door, or could not
 * wait any longer and its goods are there once more. One that the shopper cancelled stays cancelled.
 */
async function canDeliver(tx: Transaction, order: OrderRow, good: PaymentRow | undefined): Promise<boolean> {
  if (order.status === 'expired') return good === undefined && holdAgain(tx, order)
  if (order.status === 'held') return good === undefined
  return good?.state === 'cod_due' && (order.status === 'confirmed' || order.status === 'packed')
}

/** Money that nobody asked for: a second capture of one gateway order, or another amount or currency than was asked. */
async function giveBackStray(
  tx: Transaction,
  { order, payments, news }: Omit<Capture, 'row'>,
): Promise<void> {
  const { payment, provider } = news
  if (payment.amount <= 0) return
  // A row that was told of this try while it was pending can be paid by another one.
  const pending = payments.find(({ gwPaymentId }) => gwPaymentId === payment.id)
  if (pending !== undefined) await updatePayment(tx, pending.id, { gwPaymentId: null, pendingAt: null })
  const method =
    payments.find(({ gwOrderId }) => gwOrderId === payment.gatewayOrderId)?.method ?? order.paymentMethod
  const stray = await insertPayment(tx, {
    id: randomUUID(),
    orderId: order.id,
    method,
    provider,
    state: 'surplus',
    amountPaise: payment.amount,
    gwPaymentId: payment.id,
  })
  await owe(tx, stray, 'surplus', payment.amount)
}

async function owe(
  tx: Transaction,
  row: PaymentRow,
  cause: 'surplus' | 'undeliverable',
  amountPaise: number,
): Promise<void> {
  const id = randomUUID()
  const idemKey = toPublicId(id)
  await insertRefund(tx, { id, paymentId: row.id, cause, ref: row.id, amountPaise, idemKey })
}
