import { withoutValues } from '#http/withoutValues.ts'
import { withRetries } from '#database/withRetries.ts'
import { claimRefunds, updateRefund } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { GatewayRefusal } from './providers/PaymentProvider.ts'
import { settleRefund } from './settleRefund.ts'

/** Lease of a refund, longer than any call to the provider. */
const LEASE_MS = 60_000
/** The pause after the n-th failure is n times this, at most an hour. */
const PAUSE_MS = 60_000
const PAUSE_MAX_MS = 3_600_000
const BATCH = 10

/** If a process ends halfway, another one repeats its refunds after the lease, which the idempotency key makes safe. */
export async function sendRefunds(context: PaymentsContext): Promise<number> {
  const { db, provider, clock, log } = context
  const now = clock()
  const leaseEnds = new Date(now.getTime() + LEASE_MS)
  const claimed = await claimRefunds(db, { provider: provider.name, now, leaseEnds, limit: BATCH })
  for (const { id, gwPaymentId, amountPaise, idempotencyKey, tries } of claimed) {
    if (gwPaymentId === null) continue
    try {
      const sent = await provider.refund({
        gatewayPaymentId: gwPaymentId,
        amountPaise,
        idempotencyKey: idempotencyKey,
      })
      await withRetries(db, (tx) => settleRefund(tx, { ...sent, idempotencyKey: idempotencyKey }, clock()))
    } catch (error) {
      if (error instanceof GatewayRefusal) {
        log.error({ err: withoutValues(error), refund: id }, 'The provider refused a refund: pay it by hand')
        await updateRefund(db, id, { state: 'failed' })
        continue
      }
      log.warn({ err: withoutValues(error), refund: id }, 'A refund could not be sent and will be retried')
      const pause = Math.min(tries * PAUSE_MS, PAUSE_MAX_MS)
      await updateRefund(db, id, { dueAt: new Date(clock().getTime() + pause) })
    }
  }
  return claimed.length
}
