import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { payment, refund } from '#database/schema/payment.ts'
import { withRetries } from '#database/withRetries.ts'
import { updateRefund } from './payments.repository.ts'
import { sendRefundMessage } from './sendRefundMessage.ts'

/** Refunds that no provider pays: those that the bank refused, and those of cash. */
const isByHand = or(eq(refund.state, 'failed'), and(eq(refund.state, 'requested'), isNull(payment.provider)))

const columns = {
  number: order.number,
  amountPaise: refund.amountPaise,
  cause: refund.cause,
  state: refund.state,
  toUpi: refund.toUpi,
  gwPaymentId: payment.gwPaymentId,
  createdAt: refund.createdAt,
}

const select = (db: Pick<Database, 'select'>, where: SQL | undefined) =>
  db
    .select({ ...columns, refund })
    .from(refund)
    .innerJoin(payment, eq(payment.id, refund.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(where)
    .orderBy(asc(refund.createdAt))

/** Those of an order, or of all; oldest first. */
export function listRefundsByHand(db: Database, number?: string) {
  return select(db, number === undefined ? isByHand : and(isByHand, eq(order.number, number)))
}

/** Records that an operator has paid the open refunds of an order, and tells the shopper. Returns their sum, 0 when none is open. */
export function recordRefundsByHand(db: Database, number: string, now: Date): Promise<number> {
  return withRetries(db, async (tx) => {
    const open = await select(tx, and(isByHand, eq(order.number, number))).for('update', { of: refund })
    for (const one of open) {
      const initiatedAt = one.refund.initiatedAt ?? now
      await sendRefundMessage(tx, one.refund, initiatedAt, { isPaidByHand: true })
      await updateRefund(tx, one.refund.id, { state: 'done', initiatedAt, doneAt: now })
    }
    return open.reduce((sum, { amountPaise }) => sum + amountPaise, 0)
  })
}
