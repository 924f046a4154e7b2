import { withoutValues } from '#http/withoutValues.ts'
import { withRetries } from '#database/withRetries.ts'
import { claimInitiatedRefunds } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settleRefund } from './settleRefund.ts'

const BATCH = 20

/**
 * Asks the provider for refunds without an outcome, because their webhooks may be lost. Pauses grow from 15 minutes to a day. Returns
 * the number of requests.
 */
export async function reconcileRefunds(context: PaymentsContext): Promise<number> {
  const { db, provider, clock, log } = context
  const claimed = await claimInitiatedRefunds(db, { provider: provider.name, now: clock(), limit: BATCH })
  for (const { id, gwRefundId, idempotencyKey } of claimed) {
    if (gwRefundId === null) continue
    try {
      const told = await provider.fetchRefund(gwRefundId)
      if (told.status === 'failed')
        log.error({ refund: id }, 'A refund failed at the bank: it takes a person')
      await withRetries(db, (tx) => settleRefund(tx, { ...told, idempotencyKey: idempotencyKey }, clock()))
    } catch (error) {
      log.warn(
        { err: withoutValues(error), refund: id },
        'The provider could not be asked for a refund; it is asked again',
      )
    }
  }
  return claimed.length
}
