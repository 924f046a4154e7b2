import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { order, orderEvent, orderLine, orderReturn, orderReturnLine } from '#database/schema/order.ts'
import { payment, refund } from '#database/schema/payment.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'

export type Db = Database | Transaction
export type OrderRow = typeof order.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect
export type OrderEventRow = typeof orderEvent.$inferSelect
export type PaymentRow = typeof payment.$inferSelect
export type RefundRow = typeof refund.$inferSelect

export type OrderReturnRow = Pick<typeof orderReturn.$inferSelect, 'status' | 'pickupOn' | 'pickupSlot'> & {
  lines: { lineId: string; quantity: number }[]
}

export interface WholeOrder {
  order: OrderRow
  lines: OrderLineRow[]
  events: OrderEventRow[]
  /** Oldest first. */
  payments: PaymentRow[]
  refunds: RefundRow[]
  /** Oldest first. */
  returns: OrderReturnRow[]
  /** Decides whether it may be paid in cash. */
  delivery: DeliverySettings
}

/** An order of this user; undefined for other users' orders. */
export async function findOrderOf(db: Db, userId: number, orderId: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(order)
    .where(and(eq(order.id, orderId), eq(order.userId, userId)))
  return found
}

/** Locks an order until the end of the transaction. Every change of an order locks it. */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  const [found] = await tx.select().from(order).where(eq(order.id, orderId)).for('no key update')
  return found
}

export async function findOrderByNumber(db: Db, number: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(order).where(eq(order.number, number))
  return found
}

/** One page of a user's orders, newest first. */
export function listOrdersOf(
  db: Db,
  userId: number,
  { page, limit }: { page: number; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(order)
    .where(eq(order.userId, userId))
    .orderBy(desc(order.placedAt), desc(order.id))
    .limit(limit)
    .offset((page - 1) * limit)
}

export async function countOrdersOf(db: Db, userId: number): Promise<number> {
  const [counted] = await db.select({ count: count() }).from(order).where(eq(order.userId, userId))
  return counted?.count ?? 0
}

export function findLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(orderLine.position)
}

export async function readWholeOrders(db: Db, orders: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (orders.length === 0) return []
  const { delivery } = await readSettings(db)
  const ids = orders.map(({ id }) => id)
  const lines = await db
    .select()
    .from(orderLine)
    .where(inArray(orderLine.orderId, ids))
    .orderBy(orderLine.position)
  const events = await db
    .select()
    .from(orderEvent)
    .where(inArray(orderEvent.orderId, ids))
    .orderBy(orderEvent.id)
  const payments = await db
    .select()
    .from(payment)
    .where(inArray(payment.orderId, ids))
    .orderBy(asc(payment.createdAt), asc(payment.id))
  const refunds = await db
    .select({ refund, orderId: payment.orderId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(inArray(payment.orderId, ids))
    .orderBy(asc(refund.createdAt), asc(refund.id))
  const returns = await db
    .select({
      orderId: orderReturn.orderId,
      status: orderReturn.status,
      pickupOn: orderReturn.pickupOn,
      pickupSlot: orderReturn.pickupSlot,
      lines: sql<OrderReturnRow['lines']>`json_agg(json_build_object(
        'lineId', ${orderReturnLine.lineId}, 'quantity', ${orderReturnLine.quantity}))`,
    })
    .from(orderReturn)
    .innerJoin(orderReturnLine, eq(orderReturnLine.returnId, orderReturn.id))
    .where(inArray(orderReturn.orderId, ids))
    .groupBy(orderReturn.id)
    .orderBy(asc(orderReturn.requestedAt), asc(orderReturn.id))
  const isOf = (id: string) => (row: { orderId: string }) => row.orderId === id
  return orders.map((row) => ({
    order: row,
    lines: lines.filter(isOf(row.id)),
    events: events.filter(isOf(row.id)),
    payments: payments.filter(isOf(row.id)),
    refunds: refunds.filter(isOf(row.id)).map((found) => found.refund),
    returns: returns.filter(isOf(row.id)),
    delivery,
  }))
}

export async function readWholeOrder(db: Db, row: OrderRow): Promise<WholeOrder> {
  const [whole] = await readWholeOrders(db, [row])
  if (whole === undefined) throw new Error(`Order ${row.id} no longer exists`)
  return whole
}

/** Orders of all shoppers for the operator: those of a status, oldest first, or all, newest first. */
export function listOrders(
  db: Db,
  { status, limit }: { status: OrderRow['status'] | undefined; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(order)
    .where(status === undefined ? undefined : eq(order.status, status))
    .orderBy(status === undefined ? desc(order.placedAt) : asc(order.placedAt), order.id)
    .limit(limit)
}
