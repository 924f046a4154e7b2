import { randomUUID } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { payment, refund } from '#database/schema/payment.ts'
import type { PaymentRow } from './orders.repository.ts'

export interface RefundRequest {
  paymentId: string
  cause: typeof refund.$inferInsert.cause
  /** Id of the cause, which is refunded once. */
  ref: string
  amountPaise: number
  toUpi?: string | null
}

/** Records a refund in the transaction of its cause, once per cause. The provider is asked afterwards. */
export async function requestRefund(tx: Transaction, request: RefundRequest): Promise<void> {
  if (request.amountPaise === 0) return
  const id = randomUUID()
  await tx
    .insert(refund)
    .values({ ...request, id, idempotencyKey: id })
    .onConflictDoNothing({ target: [refund.paymentId, refund.cause, refund.ref] })
}

/** The payment of an order that is captured or authorised; undefined when there is none. */
export async function findGoodPayment(tx: Transaction, orderId: string): Promise<PaymentRow | undefined> {
  const [found] = await tx
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        inArray(payment.state, ['authorized', 'captured', 'cod_due', 'cod_paid']),
      ),
    )
  return found
}

/** Sets the cash to collect on delivery; 0 cancels it. */
export async function setCashDue(tx: Transaction, paymentId: string, amountPaise: number): Promise<void> {
  await tx
    .update(payment)
    .set({
      ...(amountPaise === 0 ? { state: 'cancelled' as const } : { amountPaise }),
      updatedAt: sql`now()`,
    })
    .where(eq(payment.id, paymentId))
}
