import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { withRetries } from '#database/withRetries.ts'
import { storeEarlyEvent, settleOrWait } from './earlyWebhooks.ts'
import { insertEvent } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settleRefund } from './settleRefund.ts'

/**
 * Returns false, and writes nothing, unless the provider has signed exactly these bytes. If it fails, the provider
 * sends the webhook again.
 */
export async function handleWebhook(
  { db, provider, clock }: PaymentsContext,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<boolean> {
  const news = provider.readWebhook(body, headers)
  if (news === undefined) return false
  const now = clock()
  const { type, eventId, payments, refunds } = news
  const bodySha256 = createHash('sha256').update(body).digest()
  await withRetries(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      bodySha256,
      provider: provider.name,
      eventId,
      type,
      // Only the fields that the shop uses: the message itself contains personal data.
      raw: Buffer.from(JSON.stringify({ payments, refunds })),
      at: now,
      doneAt: now,
    })
    if (!isNew) return
    for (const payment of payments) {
      const isKnown = await settleOrWait(tx, { provider: provider.name, payment, now })
      if (!isKnown) await storeEarlyEvent(tx, bodySha256, payment.gatewayOrderId)
    }
    for (const refund of refunds) await settleRefund(tx, refund, now)
  })
  return true
}
