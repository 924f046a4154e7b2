import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { gwEvent, payment, refund } from '#database/schema/payment.ts'
import type { OrderRow, PaymentRow, RefundRow } from '#modules/orders/orders.repository.ts'

/** Newest first. */
export function findPayments(db: Database | Transaction, orderId: string): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(eq(payment.orderId, orderId))
    .orderBy(desc(payment.createdAt), desc(payment.id))
}

export async function findPayment(
  db: Database | Transaction,
  id: string,
): Promise<{ payment: PaymentRow; order: OrderRow } | undefined> {
  const [row] = await db
    .select({ payment, order })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(eq(payment.id, id))
  return row
}

export function findRefunds(db: Database | Transaction, paymentId: string): Promise<RefundRow[]> {
  return db.select().from(refund).where(eq(refund.paymentId, paymentId)).orderBy(asc(refund.createdAt))
}

/** The order that a payment at the gateway is for; undefined for one that is not the shop's. */
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
  tx: Database | Transaction,
  id: string,
  change: Partial<typeof payment.$inferInsert>,
): Promise<void> {
  await tx
    .update(payment)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(payment.id, id))
}

/** Notes the gateway's order of a payment; the first note stays. */
export async function setGatewayOrder(db: Database, id: string, gwOrderId: string): Promise<void> {
  await db
    .update(payment)
    .set({ gwOrderId, updatedAt: sql`now()` })
    .where(and(eq(payment.id, id), isNull(payment.gwOrderId)))
}

/** Whether these bytes are new. While another process works on the same ones, it waits for that one to end. */
export async function insertEvent(tx: Transaction, values: typeof gwEvent.$inferInsert): Promise<boolean> {
  const { rowCount } = await tx
    .insert(gwEvent)
    .values(values)
    .onConflictDoNothing({ target: gwEvent.bodySha256 })
  return rowCount === 1
}

/** Takes refunds that are due for telling the provider; nobody else gets them before `leaseEnds`. Those of cash go another way. */
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
  idemKey: refund.idemKey,
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
  tx: Database | Transaction,
  id: string,
  change: Partial<typeof refund.$inferInsert>,
): Promise<void> {
  await tx.update(refund).set(change).where(eq(refund.id, id))
}

/** The refund with this key, held until the transaction ends. */
export async function lockRefundByKey(tx: Transaction, idemKey: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(refund).where(eq(refund.idemKey, idemKey)).for('update')
  return row
}

/**
 * Takes payments of which nobody knows the end, for asking the provider; nobody else gets them until they were `checkedBefore`. Those
 * that brought money are among them until the provider has been asked once more (`setRechecked`).
 */
export function claimUnsettled(
  db: Database,
  window: {
    provider: string
    now: Date
    openedBefore: Date
    openedAfter: Date
    checkedBefore: Date
    limit: number
  },
): Promise<PaymentRow[]> {
  const due = db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        eq(payment.provider, window.provider),
        isNotNull(payment.gwOrderId),
        lte(payment.createdAt, window.openedBefore),
        or(
          and(
            inArray(payment.state, ['created', 'failed', 'cancelled']),
            gte(payment.createdAt, window.openedAfter),
          ),
          and(
            inArray(payment.state, ['captured', 'surplus']),
            isNull(payment.recheckedAt),
            lte(payment.updatedAt, window.openedBefore),
          ),
        ),
        or(isNull(payment.checkedAt), lt(payment.checkedAt, window.checkedBefore)),
      ),
    )
    .orderBy(asc(payment.createdAt))
    .limit(window.limit)
    .for('update', { skipLocked: true })
  return db.update(payment).set({ checkedAt: window.now }).where(inArray(payment.id, due)).returning()
}

/** The provider has told what more a gateway's order brought after its money. */
export async function setRechecked(db: Database, id: string, at: Date): Promise<void> {
  await db.update(payment).set({ recheckedAt: at }).where(eq(payment.id, id))
}
