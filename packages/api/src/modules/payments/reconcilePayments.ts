import { withoutValues } from '#http/withoutValues.ts'
import { withRetries } from '#database/withRetries.ts'
import type { PaymentRow } from '#modules/orders/orders.repository.ts'
import { settleKeptEvents } from './earlyWebhooks.ts'
import { claimPayments, endAsking } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settlePayment } from './settlePayment.ts'

/**
 * Asked at least this long after a payment last changed, the provider knows of every capture: a gateway takes no money for a try that is
 * older than a few days, and nobody begins a try after the order was paid, was given up or has arrived (decision 052).
 */
const ALL_IS_KNOWN_AFTER_MS = 30 * 24 * 60 * 60_000
const BATCH = 20

/**
 * Asks the provider what each gateway order has brought, as webhooks may be lost: what failed may yet succeed, and what was paid may be
 * paid again. The pauses grow from 15 minutes with the time since the payment last changed. Answers how many it asked for.
 */
export async function reconcilePayments(context: PaymentsContext): Promise<number> {
  const { db, provider, clock, log } = context
  await settleKeptEvents(context)
  const now = clock()
  const claimed = await claimPayments(db, { provider: provider.name, now, limit: BATCH })
  for (const payment of claimed) {
    try {
      await askProvider(context, payment)
      if (now.getTime() - payment.updatedAt.getTime() > ALL_IS_KNOWN_AFTER_MS) await endAsking(db, payment.id)
    } catch (error) {
      log.warn(
        { err: withoutValues(error), payment: payment.id },
        'The provider could not be asked; it is asked again',
      )
    }
  }
  return claimed.length
}

/** Asks the provider what became of a payment, and settles it. The call is over before the transaction begins. */
export async function askProvider(
  { db, provider, clock }: PaymentsContext,
  { gwOrderId }: Pick<PaymentRow, 'gwOrderId'>,
): Promise<void> {
  if (gwOrderId === null) return
  for (const payment of await provider.fetchPayments(gwOrderId)) {
    await withRetries(db, (tx) => settlePayment(tx, { provider: provider.name, payment, now: clock() }))
  }
}
