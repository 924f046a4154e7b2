import type { Transaction } from '#database/openDatabase.ts'
import { lockRefundByKey, updateRefund } from './payments.repository.ts'
import type { GatewayRefund } from './providers/PaymentProvider.ts'
import { sendRefundMessage } from './sendRefundMessage.ts'

/** Applies a gateway's report of a refund: repeated, and in any order. */
export async function settleRefund(
  tx: Transaction,
  { id, idempotencyKey, status }: GatewayRefund,
  now: Date,
): Promise<void> {
  if (idempotencyKey === null) return
  const refund = await lockRefundByKey(tx, idempotencyKey)
  if (refund === undefined || refund.state === 'done') return
  const initiatedAt = refund.initiatedAt ?? now
  if (status === 'failed')
    return updateRefund(tx, refund.id, { state: 'failed', gwRefundId: id, initiatedAt })
  if (status === 'with_bank' && refund.state === 'failed') return
  await sendRefundMessage(tx, refund, initiatedAt)
  if (status === 'with_bank') {
    return updateRefund(tx, refund.id, { state: 'initiated', gwRefundId: id, initiatedAt })
  }
  await updateRefund(tx, refund.id, { state: 'done', gwRefundId: id, initiatedAt, doneAt: now })
}
