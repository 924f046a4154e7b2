import { and, eq, exists, inArray, isNotNull, like, not, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { user } from '#database/schema/account.ts'
import { cartJoin, cartLine } from '#database/schema/cart.ts'
import { idempotentRequest, order, orderEvent, orderReturn } from '#database/schema/order.ts'
import { outbox } from '#database/schema/outbox.ts'
import { payment, refund } from '#database/schema/payment.ts'

/** The part of an address that tax law requires: the place of supply. */
const placeOfSupply = sql`${order.shipTo} || '{"name": "A shopper", "phone": "", "line1": "", "line2": "", "landmark": ""}'::jsonb`

export async function eraseOrderHistory(tx: Transaction, userId: number): Promise<void> {
  await tx.delete(cartLine).where(eq(cartLine.userId, userId))
  await tx.delete(cartJoin).where(eq(cartJoin.userId, userId))
  await tx.delete(idempotentRequest).where(eq(idempotentRequest.userId, userId))
}

/** An order with an open delivery, return or refund is erased when that is complete; an operator pays by hand what a bank refused. Invoices stay as issued, as the law requires. */
export async function eraseOrders(tx: Transaction): Promise<void> {
  const isReturning = exists(
    tx
      .select({ one: sql`1` })
      .from(orderReturn)
      .where(and(eq(orderReturn.orderId, order.id), eq(orderReturn.status, 'requested'))),
  )
  const isRefunding = exists(
    tx
      .select({ one: sql`1` })
      .from(refund)
      .innerJoin(payment, eq(payment.id, refund.paymentId))
      .where(and(eq(payment.orderId, order.id), inArray(refund.state, ['requested', 'initiated', 'failed']))),
  )
  const done = await tx
    .select({ id: order.id })
    .from(order)
    .innerJoin(user, eq(user.id, order.userId))
    .where(
      and(
        isNotNull(user.closedAt),
        sql`${order.shipTo} ->> 'phone' <> ''`,
        inArray(order.status, ['delivered', 'returned', 'cancelled', 'expired']),
        not(isReturning),
        not(isRefunding),
      ),
    )
    .orderBy(order.id)
    .for('update', { of: order })
  const ids = done.map(({ id }) => id)
  if (ids.length === 0) return
  await tx.update(order).set({ shipTo: placeOfSupply }).where(inArray(order.id, ids))
  await tx.update(orderEvent).set({ note: '' }).where(inArray(orderEvent.orderId, ids))
  await tx.update(orderReturn).set({ note: '', refundUpi: null }).where(inArray(orderReturn.orderId, ids))
  const payments = tx.select({ id: payment.id }).from(payment).where(inArray(payment.orderId, ids))
  await tx.update(refund).set({ toUpi: null }).where(inArray(refund.paymentId, payments))
  await tx.delete(outbox).where(or(...ids.map((id) => like(outbox.dedupe, `order:${id}:%`))))
}
