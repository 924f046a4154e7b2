import { withoutValues } from '#http/withoutValues.ts'
import { withRetries } from '#database/withRetries.ts'
import { claimInitiatedRefunds } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settleRefund } from './settleRefund.ts'

const BATCH = 20

/** Webhooks of refunds may be lost. Pauses grow from 15 minutes to a day. Returns the number of requests. */
export async function reconcileRefunds(context: PaymentsContext): Promise<number> {
  const { db, provider, clock, log } = context
  const claimed = await claimInitiatedRefunds(db, { provider: provider.name, now: clock(), limit: BATCH })
  for (const { id, gwRefundId, idempotencyKey } of claimed) {
    if (gwRefundId === null) continue
    try {
      const current = await provider.fetchRefund(gwRefundId)
      if (current.status === 'failed')
        log.error({ refund: id }, 'A refund failed at the bank: pay it by hand')
      await withRetries(db, (tx) => settleRefund(tx, { ...current, idempotencyKey: idempotencyKey }, clock()))
    } catch (error) {
      log.warn(
        { err: withoutValues(error), refund: id },
        'A refund could not be reconciled and will be retried',
      )
    }
  }
  return claimed.length
}
