import { withoutValues } from '#http/withoutValues.ts'
import { withRetries } from '#database/withRetries.ts'
import type { PaymentRow } from '#modules/orders/orders.repository.ts'
import { claimUnsettled, setRechecked } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { HAS_MONEY, settlePayment } from './settlePayment.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
/** The provider is asked of payments that have been open for this long, and then again after each pause. */
const ASK_AFTER_MS = 15 * MINUTE_MS
const ASK_AGAIN_MS = 15 * MINUTE_MS
/** A bank may still take the money of a failed payment on its third day. */
const ASK_UNTIL_MS = 4 * DAY_MS
const BATCH = 20

/**
 * Asks the provider of every payment whose end nobody told: webhooks may be lost, and what failed may yet succeed. Of those that
 * brought money it asks once more: a gateway's order may be paid twice, and that may be what nobody told. Answers how many it asked of.
 */
export async function reconcilePayments(context: PaymentsContext): Promise<number> {
  const { db, provider, clock, log } = context
  const now = clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const claimed = await claimUnsettled(db, {
    provider: provider.name,
    now,
    openedBefore: ago(ASK_AFTER_MS),
    openedAfter: ago(ASK_UNTIL_MS),
    checkedBefore: ago(ASK_AGAIN_MS),
    limit: BATCH,
  })
  for (const payment of claimed) {
    try {
      await askProvider(context, payment)
      if (HAS_MONEY.has(payment.state)) await setRechecked(db, payment.id, now)
    } catch (error) {
      log.warn(
        { err: withoutValues(error), payment: payment.id },
        'The provider could not be asked; it is asked again',
      )
    }
  }
  return claimed.length
}

/** Asks the provider what became of a payment, and takes it in. The call is over before the transaction begins. */
export async function askProvider(
  { db, provider, clock }: PaymentsContext,
  { gwOrderId }: Pick<PaymentRow, 'gwOrderId'>,
): Promise<void> {
  if (gwOrderId === null) return
  for (const payment of await provider.fetchPayments(gwOrderId)) {
    await withRetries(db, (tx) => settlePayment(tx, { provider: provider.name, payment, now: clock() }))
  }
}
