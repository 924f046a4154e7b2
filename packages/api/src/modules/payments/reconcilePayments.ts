import { withoutValues } from '#http/withoutValues.ts'
import { withRetries } from '#database/withRetries.ts'
import type { PaymentRow } from '#modules/orders/orders.repository.ts'
import { settleEarlyEvents } from './earlyWebhooks.ts'
import { claimPayments, endReconciliation } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settlePayment } from './settlePayment.ts'

/** Gateways close attempts after a few days, so all captures of a payment are known this long after its last change (decision 052). */
const ALL_IS_KNOWN_AFTER_MS = 30 * 24 * 60 * 60_000
const BATCH = 20

/** Webhooks may be lost: a failed attempt may still succeed, and a paid order may be paid again. Returns the number of requests. */
export async function reconcilePayments(context: PaymentsContext): Promise<number> {
  const { db, provider, clock, log } = context
  await settleEarlyEvents(context)
  const now = clock()
  const claimed = await claimPayments(db, { provider: provider.name, now, limit: BATCH })
  for (const payment of claimed) {
    try {
      await reconcilePayment(context, payment)
      if (now.getTime() - payment.updatedAt.getTime() > ALL_IS_KNOWN_AFTER_MS)
        await endReconciliation(db, payment.id)
    } catch (error) {
      log.warn(
        { err: withoutValues(error), payment: payment.id },
        'A payment could not be reconciled and will be retried',
      )
    }
  }
  return claimed.length
}

/** Asks the provider for the outcome of a payment, and settles it. The call ends before the transaction begins. */
export async function reconcilePayment(
  { db, provider, clock }: PaymentsContext,
  { gwOrderId }: Pick<PaymentRow, 'gwOrderId'>,
): Promise<void> {
  if (gwOrderId === null) return
  for (const payment of await provider.fetchPayments(gwOrderId)) {
    await withRetries(db, (tx) => settlePayment(tx, { provider: provider.name, payment, now: clock() }))
  }
}
