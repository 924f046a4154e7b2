import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { withRetries } from '#database/withRetries.ts'
import { keepEvent, settleOrWait } from './earlyWebhooks.ts'
import { insertEvent } from './payments.repository.ts'
import type { PaymentsContext } from './PaymentsContext.ts'
import { settleRefund } from './settleRefund.ts'

/**
 * Takes in a message to our webhook. Answers false, having written nothing, unless the provider has signed exactly these bytes. The
 * same bytes count once. The transaction that keeps them also settles what they tell, or keeps it until the gateway's order is stored;
 * if it fails, the provider sends them again.
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
  const bodySha256 = createHash('sha256').update(body).digest()
  await withRetries(db, async (tx) => {
    const isNew = await insertEvent(tx, {
      bodySha256,
      provider: provider.name,
      eventId,
      type,
      // Only what the shop goes by: the message itself names people.
      raw: Buffer.from(JSON.stringify({ payments, refunds })),
      at: now,
      doneAt: now,
    })
    if (!isNew) return
    for (const payment of payments) {
      const isKnown = await settleOrWait(tx, { provider: provider.name, payment, now })
      if (!isKnown) await keepEvent(tx, bodySha256, payment.gatewayOrderId)
    }
    for (const refund of refunds) await settleRefund(tx, refund, now)
  })
  return true
}
