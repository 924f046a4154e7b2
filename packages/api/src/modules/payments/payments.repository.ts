import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database, Db, Transaction } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { gwEvent, MONEY_STATES, payment, refund } from '#database/schema/payment.ts'
import type { OrderRow, PaymentRow, RefundRow } from '#modules/orders/orders.repository.ts'

/** Newest first. */
export function findPayments(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.createdAt), desc(payment.id))
}

export async function findPayment(
  db: Db,
  id: string,
): Promise<{ payment: PaymentRow; order: OrderRow } | undefined> {
  const [row] = await db
    .select({ payment, order })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(eq(payment.id, id))
  return row
}

export function findRefunds(db: Db, paymentId: string): Promise<RefundRow[]> {
  return db.select().from(refund).where(eq(refund.paymentId, paymentId)).orderBy(asc(refund.createdAt))
}

/** The order of a gateway payment; undefined when it is not the shop's. */
export async function findOrderOf(
  tx: Transaction,
  gateway: { id: string; gatewayOrderId: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ orderId: payment.orderId })
    .from(payment)
    .where(or(eq(payment.gwPaymentId, gateway.id), eq(payment.gwOrderId, gateway.gatewayOrderId)))
    .limit(1)
  return row?.orderId
}

export async function insertPayment(
  tx: Transaction,
  values: typeof payment.$inferInsert,
): Promise<PaymentRow> {
  const [row] = await tx.insert(payment).values(values).returning()
  if (row === undefined) throw new Error('The database did not return the new payment')
  return row
}

export async function updatePayment(
  tx: Db,
  id: string,
  change: PgUpdateSetSource<typeof payment>,
): Promise<void> {
  await tx
    .update(payment)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(payment.id, id))
}

/** Stores the gateway order of a payment, unless it has one. */
export async function setGatewayOrder(tx: Transaction, id: string, gwOrderId: string): Promise<void> {
  await tx
    .update(payment)
    .set({ gwOrderId, updatedAt: sql`now()` })
    .where(and(eq(payment.id, id), isNull(payment.gwOrderId)))
}

/** Inserts a webhook; false for a known one. A concurrent insert of the same body is awaited. */
export async function insertEvent(tx: Transaction, values: typeof gwEvent.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx
    .insert(gwEvent)
    .values(values)
    .onConflictDoNothing({ target: gwEvent.bodySha256 })
  return rowCount === 1
}

/** Deletes webhooks long after their payment was last asked for, which is a month after it changed. */
export async function sweepEvents(db: Database): Promise<void> {
  await deleteInParts(db, gwEvent, lt(gwEvent.at, sql`now() - interval '90 days'`))
}

/** Leases refunds that are due at the provider until `leaseEnds`. Refunds of cash are not among them. */
export function claimRefunds(
  db: Database,
  { provider, now, leaseEnds, limit }: { provider: string; now: Date; leaseEnds: Date; limit: number },
): Promise<(RefundRow & { gwPaymentId: string | null })[]> {
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(
      and(
        eq(refund.state, 'requested'),
        lte(refund.dueAt, now),
        eq(payment.provider, provider),
        isNotNull(payment.gwPaymentId),
      ),
    )
    .orderBy(asc(refund.dueAt))
    .limit(limit)
    .for('update', { of: refund, skipLocked: true })
  return db
    .update(refund)
    .set({ dueAt: leaseEnds, tries: sql`${refund.tries} + 1` })
    .from(payment)
    .where(and(inArray(refund.id, due), eq(payment.id, refund.paymentId)))
    .returning({ ...refundColumns, gwPaymentId: payment.gwPaymentId })
}

const refundColumns = {
  id: refund.id,
  paymentId: refund.paymentId,
  cause: refund.cause,
  ref: refund.ref,
  amountPaise: refund.amountPaise,
  idempotencyKey: refund.idempotencyKey,
  gwRefundId: refund.gwRefundId,
  toUpi: refund.toUpi,
  state: refund.state,
  createdAt: refund.createdAt,
  initiatedAt: refund.initiatedAt,
  doneAt: refund.doneAt,
  tries: refund.tries,
  dueAt: refund.dueAt,
}

export async function updateRefund(
  tx: Db,
  id: string,
  change: Partial<typeof refund.$inferInsert>,
): Promise<void> {
  await tx.update(refund).set(change).where(eq(refund.id, id))
}

export async function lockRefundByKey(
  tx: Transaction,
  idempotencyKey: string,
): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refund).where(eq(refund.idempotencyKey, idempotencyKey)).for('update')
  return row
}

/** Leases payments that are due for reconciliation until their next time (`payment.askAt`). */
export function claimPayments(
  db: Database,
  { provider, now, limit }: { provider: string; now: Date; limit: number },
): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(and(eq(payment.provider, provider), isNotNull(payment.gwOrderId), lte(payment.askAt, now)))
    .orderBy(asc(payment.askAt))
    .limit(limit)
    .for('update', { skipLocked: true })
  const age = sql`(${now.toISOString()}::timestamptz - ${payment.updatedAt})`
  const pause = sql`case when ${inArray(payment.state, [...MONEY_STATES])} then ${age} else ${age} / 8 end`
  return db
    .update(payment)
    .set({ askAt: sql`${now.toISOString()}::timestamptz + greatest(${pause}, interval '15 minutes')` })
    .where(inArray(payment.id, due))
    .returning()
}

export async function endReconciliation(db: Database, id: string): Promise<void> {
  await db.update(payment).set({ askAt: null }).where(eq(payment.id, id))
}

/** Leases refunds without a known outcome that are due for reconciliation. */
export function claimInitiatedRefunds(
  db: Database,
  { provider, now, limit }: { provider: string; now: Date; limit: number },
): Promise<(RefundRow & { gwPaymentId: string | null })[]> {
  const due = db
    .select({ id: refund.id })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .where(and(eq(refund.state, 'initiated'), lte(refund.dueAt, now), eq(payment.provider, provider)))
    .orderBy(asc(refund.dueAt))
    .limit(limit)
    .for('update', { of: refund, skipLocked: true })
  const moment = sql`${now.toISOString()}::timestamptz`
  return db
    .update(refund)
    .set({
      dueAt: sql`${moment} + least(greatest(${moment} - ${refund.initiatedAt}, interval '15 minutes'), interval '1 day')`,
    })
    .from(payment)
    .where(and(inArray(refund.id, due), eq(payment.id, refund.paymentId)))
    .returning({ ...refundColumns, gwPaymentId: payment.gwPaymentId })
}
