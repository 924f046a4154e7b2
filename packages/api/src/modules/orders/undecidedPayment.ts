import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'

/** Payments that the bank has not decided about. */
const undecided = or(
  eq(payment.state, 'authorized'),
  and(eq(payment.state, 'created'), isNotNull(payment.pendingAt)),
)

/** Condition of a query on orders: the bank has not decided about a payment of the order. */
export const hasUndecidedPayment = (db: Db) =>
  sql<boolean>`exists ${db
    .select({ one: sql`1` })
    .from(payment)
    .where(and(eq(payment.orderId, order.id), undecided))}`

export async function isPaymentChecked(tx: Transaction, orderId: string): Promise<boolean> {
  return (await tx.$count(payment, and(eq(payment.orderId, orderId), undecided))) > 0
}
