import { orderSchema, type OrderWire, type PaymentMethod } from '@shop/contract/orders.schema'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#database/openDatabase.ts'
import { makeKey, type Shopper } from './makeShopper.ts'
import type { TestProduct } from './makeTestProduct.ts'

export interface OrderAttempt {
  shopper: Shopper
  products: [TestProduct, number][]
  total: number
  method?: PaymentMethod
  coupon?: string
  key?: string
  /** Further or different fields of the body. */
  change?: object
}

export function placeOrder(
  app: FastifyInstance,
  { shopper, products, total, method = 'cod', coupon, key = makeKey(), change }: OrderAttempt,
) {
  return app.inject({
    method: 'POST',
    url: '/api/orders',
    headers: { ...shopper.headers, 'idempotency-key': key },
    body: {
      items: products.map(([product, quantity]) => ({ ...product.item, quantity })),
      address_id: shopper.addressId,
      payment_method: method,
      expected_total: total,
      ...(coupon !== undefined && { coupon }),
      ...change,
    },
  })
}

export async function placedOrder(app: FastifyInstance, attempt: OrderAttempt): Promise<OrderWire> {
  const answer = await placeOrder(app, attempt)
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode}: ${answer.body}`)
  return orderSchema.parse(answer.json<{ data: unknown }>().data)
}

/** Units of a product on hand in all stores, and reserved units. */
export async function unitsOf(db: Database, { variantId }: TestProduct): Promise<[number, number]> {
  const { rows } = await db.execute<{ on_hand: number; reserved: number }>(sql`
    select sum(on_hand)::int as on_hand, sum(reserved)::int as reserved from stock where variant_id = ${variantId}`)
  return [rows[0]?.on_hand ?? 0, rows[0]?.reserved ?? 0]
}
