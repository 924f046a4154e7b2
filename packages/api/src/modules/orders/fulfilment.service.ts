import type { OrderStatus } from '@shop/contract/orders.schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { orderLine, orderReturn, orderReturnLine } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import { review } from '#database/schema/review.ts'
import { issueDocuments } from '#modules/invoices/invoices.service.ts'
import { purchaseOf } from '#modules/products/reviews.repository.ts'
import { describeReturnRefunds, sendReturnReceived, type ReceivedReturn } from './lineMessages.ts'
import { moveOrder } from './moveOrder.ts'
import { recordDelivery } from './orderDelivery.ts'
import { canMove } from './orderMachine.ts'
import { refundPaise } from './orderMoney.ts'
import {
  findLines,
  findOrderByNumber,
  lockOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts'
import { findGoodPayment, requestRefund } from './refunds.ts'
import { returnStock, shipStock } from './stockHold.ts'

/** The order does not exist, or its status does not allow the step. The message is one sentence for the operator. */
export class FulfilmentError extends Error {}

export type FulfilmentStep = Extract<OrderStatus, 'packed' | 'shipped' | 'out_for_delivery' | 'delivered'>

/** Applies a fulfilment step with its effects on stock, cash and reviews. */
export function advanceOrder(
  db: Database,
  number: string,
  to: FulfilmentStep,
  note = '',
  now: Date = new Date(),
): Promise<OrderRow> {
  return withRetries(db, async (tx) => {
    const row = await lockByNumber(tx, number)
    if (!canMove(row.status, to))
      throw new FulfilmentError(`${number} is ${row.status}: it can't become ${to} now.`.replaceAll('_', ' '))
    if (to === 'shipped') await shipStock(tx, row.holdId, await openVariants(tx, row))
    if (to === 'packed') await issueDocuments(tx, row, { now })
    if (to !== 'delivered') return moveOrder(tx, row, to, { note })
    await takeCash(tx, row)
    await recordDelivery(tx, row, now)
    const delivered = await moveOrder(tx, row, to, { note, set: { deliveredAt: now } })
    await verifyReviews(tx, row)
    return delivered
  })
}

async function lockByNumber(tx: Transaction, number: string): Promise<OrderRow> {
  const found = await findOrderByNumber(tx, number)
  const locked = found && (await lockOrder(tx, found.id))
  if (locked === undefined) throw new FulfilmentError(`There is no order ${number}.`)
  return locked
}

async function openVariants(tx: Transaction, row: OrderRow): Promise<number[]> {
  const lines = await findLines(tx, row.id)
  return lines.filter(({ status }) => status === 'ordered').map(({ variantId }) => variantId)
}

async function takeCash(tx: Transaction, row: OrderRow): Promise<void> {
  await tx
    .update(payment)
    .set({ state: 'cod_paid', updatedAt: sql`now()` })
    .where(and(eq(payment.orderId, row.id), eq(payment.state, 'cod_due')))
}

/** Marks the shopper's earlier reviews of the delivered products as verified, with what was delivered. */
async function verifyReviews(tx: Transaction, row: OrderRow): Promise<void> {
  const lines = await findLines(tx, row.id)
  const products = lines.filter(({ status }) => status === 'ordered').map(({ productId }) => productId)
  await tx
    .update(review)
    .set(purchaseOf(row.userId, review.productId))
    .where(
      and(eq(review.userId, row.userId), inArray(review.productId, products), eq(review.isVerified, false)),
    )
}

/**
 * Receives the goods of an order's open returns: they are in stock again, and refunded, with the delivery fee that a return promised.
 * Hygiene, innerwear and baby care items stay out of stock, because nobody may buy them again. Returns the number of returns.
 */
export function receiveReturns(db: Database, number: string): Promise<number> {
  return withRetries(db, async (tx) => {
    const row = await lockByNumber(tx, number)
    const open = await tx
      .select()
      .from(orderReturn)
      .where(and(eq(orderReturn.orderId, row.id), eq(orderReturn.status, 'requested')))
      .orderBy(orderReturn.requestedAt)
    if (open.length === 0) return 0
    const received: ReceivedReturn[] = []
    for (const one of open) received.push(await receiveReturn(tx, row, one))
    await issueDocuments(tx, row, { now: new Date() })
    const lines = await findLines(tx, row.id)
    const isAllBack = lines.every(
      ({ status, quantity, quantityReturned }) =>
        status === 'cancelled' || (status === 'returned' && quantityReturned === quantity),
    )
    if (isAllBack) await moveOrder(tx, row, 'returned', { money: describeReturnRefunds(received).join(' ') })
    else for (const one of received) await sendReturnReceived(tx, row, one)
    return open.length
  })
}

async function receiveReturn(
  tx: Transaction,
  row: OrderRow,
  { id, refundUpi, deliveryPaise }: typeof orderReturn.$inferSelect,
): Promise<ReceivedReturn> {
  const goods = await tx
    .select({ line: orderLine, quantity: orderReturnLine.quantity })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.lineId))
    .where(eq(orderReturnLine.returnId, id))
    .orderBy(orderLine.position)
  await tx
    .update(orderReturn)
    .set({ status: 'received', receivedAt: sql`now()` })
    .where(eq(orderReturn.id, id))
  const requests = goods
    .filter(({ line }) => line.isReturnable)
    .map(({ line, quantity }) => ({ variantId: line.variantId, quantity }))
  await returnStock(tx, id, row.holdId, requests)
  let amountPaise = deliveryPaise
  for (const { line, quantity } of goods) {
    amountPaise += refundPaise(line, quantity, await receivedBefore(tx, line, id))
    await tx.update(orderLine).set({ status: 'returned' }).where(eq(orderLine.id, line.id))
  }
  const good = await findGoodPayment(tx, row.id)
  if (good === undefined) return { id, refundUpi, deliveryPaise, lines: goods, refundPaise: 0 }
  await requestRefund(tx, { paymentId: good.id, cause: 'returned', ref: id, amountPaise, toUpi: refundUpi })
  return { id, refundUpi, deliveryPaise, lines: goods, refundPaise: amountPaise }
}

/** Units of a line that earlier returns have brought back. */
async function receivedBefore(tx: Transaction, line: OrderLineRow, returnId: string): Promise<number> {
  const [counted] = await tx
    .select({ units: sql<number>`coalesce(sum(${orderReturnLine.quantity}), 0)::integer` })
    .from(orderReturnLine)
    .innerJoin(orderReturn, eq(orderReturn.id, orderReturnLine.returnId))
    .where(
      and(
        eq(orderReturnLine.lineId, line.id),
        eq(orderReturn.status, 'received'),
        sql`${orderReturn.id} <> ${returnId}`,
      ),
    )
  return counted?.units ?? 0
}
