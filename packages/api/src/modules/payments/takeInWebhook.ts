import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { withRetries } from '#database/withRetries.ts'
import { insertEvent } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settlePayment } from './settlePayment.ts'
import { settleRefund } from './settleRefund.ts'

/**
 * A message to our webhook. Answers false, having written nothing, unless the provider has signed exactly these bytes. The same
 * bytes count once; what they tell is taken in in the same transaction, or not at all, and then the provider sends them again.
 */
export async function takeInWebhook(
  { db, provider, clock }: PaymentsContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<boolean> {
  const news = provider.readWebhook(body, headers)
  if (news === undefined) return false
  const now = clock()
  const { type, eventId, payments, refunds } = news
  await withRetries(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      bodySha256: createHash('sha256').update(body).digest(),
      provider: provider.name,
      eventId,
      type,
      // Only what the shop goes by: the message itself names people.
      raw: Buffer.from(JSON.stringify({ payments, refunds })),
      at: now,
      doneAt: now,
    })
    if (!isNew) return
    for (const payment of payments) await settlePayment(tx, { provider: provider.name, payment, now })
    for (const refund of refunds) await settleRefund(tx, refund, now)
  })
  return true
}
