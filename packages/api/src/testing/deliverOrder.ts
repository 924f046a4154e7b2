import { orderSchema, type OrderWire } from '@shop/contract/orders.schema'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import { payment } from '#database/schema/payment.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { advanceOrder } from '#modules/orders/fulfilment.service.ts'
import { acceptMoney } from '#modules/orders/payOrder.service.ts'
import type { Shopper } from './makeShopper.ts'

/** Takes the money of an order by card. */
export async function payByCard(db: Database, { id }: Pick<OrderWire, 'id'>): Promise<void> {
  const orderId = uuidOfPublicId(id) ?? ''
  await db.transaction(async (tx) => {
    const [open] = await tx.select().from(payment).where(eq(payment.orderId, orderId))
    const paymentId = open?.id ?? ''
    await acceptMoney(tx, { orderId, paymentId, method: 'card', now: new Date() })
    await tx.update(payment).set({ state: 'captured' }).where(eq(payment.id, paymentId))
  })
}

/** Takes a confirmed order through all steps to its shopper. */
export async function deliverOrder(db: Database, { number }: Pick<OrderWire, 'number'>): Promise<void> {
  for (const step of ['packed', 'shipped', 'out_for_delivery', 'delivered'] as const)
    await advanceOrder(db, number, step)
}

/** The order as its shopper reads it. */
export async function readOrder(
  app: FastifyInstance,
  { headers }: Shopper,
  { id }: Pick<OrderWire, 'id'>,
): Promise<OrderWire> {
  const answer = await app.inject({ url: `/api/orders/${id}`, headers })
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}
