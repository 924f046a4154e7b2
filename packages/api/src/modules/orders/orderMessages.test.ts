import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { user } from '#database/schema/account.ts'
import { outbox } from '#database/schema/outbox.ts'
import { deliverOrder } from '#testing/deliverOrder.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { receiveReturns } from './fulfilment.service.ts'

const { app, db } = useApp('seeded')

test('sends mails, and a text message only when an order is confirmed and out for delivery, as the account says', async () => {
  const shopper = await makeShopper(db())
  await db()
    .update(user)
    .set({ phone: '+919800000002', phoneVerifiedAt: new Date() })
    .where(eq(user.id, shopper.id))
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const row = await placedOrder(app(), { shopper, products: [[product, 1]], total: 600 })
  await deliverOrder(db(), row)
  await app().inject({
    method: 'POST',
    url: `/api/orders/${row.id}/returns`,
    headers: shopper.headers,
    body: { lines: [{ line_id: row.lines[0]?.line_id }], reason: 'size', refund_upi: 'asha@bank' },
  })
  await receiveReturns(db(), row.number)
  const topicsBy = async (channel: 'mail' | 'sms') => {
    const sent = await db()
      .select({ topic: outbox.topic })
      .from(outbox)
      .where(sql`${outbox.channel} = ${channel} and ${outbox.text} like ${`%${row.number}%`}`)
      .orderBy(outbox.id)
    return sent.map(({ topic }) => topic)
  }
  expect(await topicsBy('sms')).toEqual(['order confirmed', 'order out for delivery'])
  expect(await topicsBy('mail')).toEqual([
    'order confirmed',
    'order shipped',
    'order out for delivery',
    'order delivered',
    'return requested',
    'order returned',
  ])
})
