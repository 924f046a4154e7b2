import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { and, asc, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { isAmong, preparedFor } from '#database/preparedFor.ts'
import { order, orderEvent, orderLine, orderReturn, orderReturnLine } from '#database/schema/order.ts'
import { payment, refund } from '#database/schema/payment.ts'
import { review } from '#database/schema/review.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { findGiftNeeds, type GiftNeeds } from './giftNeeds.ts'

export type OrderRow = typeof order.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect
export type OrderEventRow = typeof orderEvent.$inferSelect
export type PaymentRow = typeof payment.$inferSelect
export type RefundRow = typeof refund.$inferSelect

export type OrderReturnRow = Pick<
  typeof orderReturn.$inferSelect,
  | 'id'
  | 'status'
  | 'reason'
  | 'note'
  | 'pickupOn'
  | 'pickupSlot'
  | 'refundUpi'
  | 'deliveryPaise'
  | 'requestedAt'
> & {
  lines: { lineId: string; quantity: number }[]
}

export interface WholeOrder {
  order: OrderRow
  lines: OrderLineRow[]
  /** Stars of the shopper's own reviews, by line id. */
  ownRatings: ReadonlyMap<string, number>
  giftNeeds: GiftNeeds
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

const linesOfOrders = preparedFor((db) =>
  db
    .select()
    .from(orderLine)
    .where(isAmong(orderLine.orderId, 'ids'))
    .orderBy(orderLine.position)
    .prepare('lines_of_orders'),
)

const ratingsOfOrders = preparedFor((db) =>
  db
    .select({ lineId: orderLine.id, rating: review.rating })
    .from(orderLine)
    .innerJoin(order, eq(order.id, orderLine.orderId))
    .innerJoin(review, and(eq(review.productId, orderLine.productId), eq(review.userId, order.userId)))
    .where(isAmong(orderLine.orderId, 'ids'))
    .prepare('ratings_of_orders'),
)

const eventsOfOrders = preparedFor((db) =>
  db
    .select()
    .from(orderEvent)
    .where(isAmong(orderEvent.orderId, 'ids'))
    .orderBy(orderEvent.id)
    .prepare('events_of_orders'),
)

const paymentsOfOrders = preparedFor((db) =>
  db
    .select()
    .from(payment)
    .where(isAmong(payment.orderId, 'ids'))
    .orderBy(asc(payment.createdAt), asc(payment.id))
    .prepare('payments_of_orders'),
)

const refundsOfOrders = preparedFor((db) =>
  db
    .select({ refund, orderId: payment.orderId })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(isAmong(payment.orderId, 'ids'))
    .orderBy(asc(refund.createdAt), asc(refund.id))
    .prepare('refunds_of_orders'),
)

const returnsOfOrders = preparedFor((db) =>
  db
    .select({
      id: orderReturn.id,
      orderId: orderReturn.orderId,
      status: orderReturn.status,
      reason: orderReturn.reason,
      pickupOn: orderReturn.pickupOn,
      pickupSlot: orderReturn.pickupSlot,
      refundUpi: orderReturn.refundUpi,
      deliveryPaise: orderReturn.deliveryPaise,
      note: orderReturn.note,
      requestedAt: orderReturn.requestedAt,
      lines: sql<OrderReturnRow['lines']>`json_agg(json_build_object(
        'lineId', ${orderReturnLine.lineId}, 'quantity', ${orderReturnLine.quantity}) order by ${orderLine.position})`,
    })
    .from(orderReturn)
    .innerJoin(orderReturnLine, eq(orderReturnLine.returnId, orderReturn.id))
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.lineId))
    .where(isAmong(orderReturn.orderId, 'ids'))
    .groupBy(orderReturn.id)
    .orderBy(asc(orderReturn.requestedAt), asc(orderReturn.id))
    .prepare('returns_of_orders'),
)

export function findEvents(db: Db, orderId: string): Promise<OrderEventRow[]> {
  return eventsOfOrders(db).execute({ ids: [orderId] })
}

export async function readWholeOrders(db: Db, orders: readonly OrderRow[]): Promise<WholeOrder[]> {
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const [{ delivery }, lines, ratings, events, payments, refunds, returns] = await Promise.all([
    readSettings(db),
    linesOfOrders(db).execute({ ids }),
    ratingsOfOrders(db).execute({ ids }),
    eventsOfOrders(db).execute({ ids }),
    paymentsOfOrders(db).execute({ ids }),
    refundsOfOrders(db).execute({ ids }),
    returnsOfOrders(db).execute({ ids }),
  ])
  const giftNeeds = await findGiftNeeds(db, lines)
  const ownRatings = new Map(ratings.map(({ lineId, rating }) => [lineId, rating]))
  const isOf = (id: string) => (row: { orderId: string }) => row.orderId === id
  return orders.map((row) => ({
    order: row,
    lines: lines.filter(isOf(row.id)),
    ownRatings,
    giftNeeds,
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
