import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { gwEvent, payment } from '#database/schema/payment.ts'
import { lockOrder } from '#modules/orders/orders.repository.ts'
import { setGatewayOrder } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settlePayment, type PaymentNews } from './settlePayment.ts'

const BATCH = 20

const keptSchema = z.object({
  payments: z.array(
    z.object({
      id: z.string(),
      gatewayOrderId: z.string(),
      amount: z.number(),
      currency: z.string(),
      status: z.enum(['pending', 'captured', 'failed']),
    }),
  ),
})

/** Returns false if no payment has this gateway order yet. `storeGatewayOrder` then waits for the end of this transaction. */
export async function settleOrWait(tx: Transaction, news: PaymentNews): Promise<boolean> {
  if (await settlePayment(tx, news)) return true
  await lockGatewayOrder(tx, news.payment.gatewayOrderId)
  // The order may have been stored before the lock was free.
  return settlePayment(tx, news)
}

/** Stores a webhook that arrived before its gateway order was stored. */
export async function storeEarlyEvent(
  tx: Transaction,
  bodySha256: Buffer,
  gatewayOrderId: string,
): Promise<void> {
  await tx
    .update(gwEvent)
    .set({ waitsFor: gatewayOrderId, doneAt: null })
    .where(eq(gwEvent.bodySha256, bodySha256))
}

/** Stores the gateway order of a payment, and settles its early webhooks. */
export function storeGatewayOrder(
  { db, provider, clock }: PaymentsContext,
  { paymentId, orderId, gatewayOrderId }: { paymentId: string; orderId: string; gatewayOrderId: string },
): Promise<void> {
  return withRetries(db, async (tx) => {
    await lockGatewayOrder(tx, gatewayOrderId)
    await lockOrder(tx, orderId)
    await setGatewayOrder(tx, paymentId, gatewayOrderId)
    await settleEventsOf(tx, { provider: provider.name, gatewayOrderId, now: clock() })
  })
}

/** Settles early webhooks whose gateway order was stored by a process that did not look for them. */
export async function settleEarlyEvents({ db, provider, clock }: PaymentsContext): Promise<void> {
  const found = await db
    .selectDistinct({ gatewayOrderId: gwEvent.waitsFor })
    .from(gwEvent)
    .innerJoin(payment, eq(payment.gwOrderId, gwEvent.waitsFor))
    .where(and(eq(gwEvent.provider, provider.name), isNull(gwEvent.doneAt)))
    .limit(BATCH)
  for (const { gatewayOrderId } of found) {
    if (gatewayOrderId === null) continue
    await withRetries(db, (tx) =>
      settleEventsOf(tx, { provider: provider.name, gatewayOrderId, now: clock() }),
    )
  }
}

async function settleEventsOf(
  tx: Transaction,
  { provider, gatewayOrderId, now }: { provider: string; gatewayOrderId: string; now: Date },
): Promise<void> {
  const isKept = and(
    eq(gwEvent.waitsFor, gatewayOrderId),
    eq(gwEvent.provider, provider),
    isNull(gwEvent.doneAt),
  )
  const early = await tx.select({ raw: gwEvent.raw }).from(gwEvent).where(isKept).orderBy(asc(gwEvent.at))
  for (const { raw } of early) {
    const { payments } = keptSchema.parse(JSON.parse(raw.toString('utf8')))
    for (const payment of payments) await settlePayment(tx, { provider, payment, now })
  }
  await tx.update(gwEvent).set({ doneAt: now }).where(isKept)
}

/** Makes a webhook and `storeGatewayOrder` take turns. Locked before the order's row. */
async function lockGatewayOrder(tx: Transaction, gatewayOrderId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`gateway order ${gatewayOrderId}`}, 0))`,
  )
}
