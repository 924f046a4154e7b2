import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { deliveryLedger } from '#database/schema/deliveryLedger.ts'
import { order, orderLine } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import { stockMove } from '#database/schema/stock.ts'
import { toPublicId } from '#http/publicId.ts'
import { expireOrders } from '#modules/orders/expireOrders.ts'

/** Stock in Delhi that no order of the demo catalogue uses up. */
const STOCK = 1_000_000

export interface MadeOrder {
  id: string
  publicId: string
  variantId: number
  totalPaise: number
}

export interface MakeOrderOptions {
  userId: number
  lines?: { unitPaise: number; quantity: number; couponPaise?: number }[]
  deliveryPaise?: number
  method?: 'cod' | 'upi' | 'card' | 'netbanking'
  state?: string
  holdUntil?: Date
  placedAt?: Date
}

/** New order with reserved stock, awaiting payment; a cash order is confirmed. */
export async function makeOrder(db: Database, options: MakeOrderOptions): Promise<MadeOrder> {
  const { userId, lines = [{ unitPaise: 50_000, quantity: 1 }], deliveryPaise = 0, method = 'upi' } = options
  const { placedAt = new Date(), state = 'Delhi' } = options
  const { holdUntil = new Date(placedAt.getTime() + 15 * 60_000) } = options
  const { rows } = await db.execute<{
    variantId: number
    productId: number
    title: string
    slug: string
  }>(sql`
    select v.id as "variantId", p.id as "productId", p.title, p.slug
    from variant v join product p on p.id = v.product_id order by v.id limit ${lines.length}`)
  const [id, holdId] = [randomUUID(), randomUUID()]
  const goodsPaise = lines.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0)
  const couponPaise = lines.reduce((sum, line) => sum + (line.couponPaise ?? 0), 0)
  const totalPaise = goodsPaise - couponPaise + deliveryPaise
  const promisedBy = new Date(placedAt.getTime() + 120 * 60_000)
  await db.transaction(async (tx) => {
    await tx.insert(order).values({
      id,
      number: `TP-2026-${id.slice(0, 6)}`,
      userId,
      storeId: 1,
      holdId,
      status: method === 'cod' ? 'confirmed' : 'held',
      paymentMethod: method,
      mrpPaise: goodsPaise,
      goodsPaise,
      couponPaise,
      deliveryPaise,
      totalPaise,
      shipTo: {
        name: 'Asha Kumari',
        phone: '+919876543210',
        pincode: '110001',
        line1: '12 Janpath',
        line2: '',
        landmark: 'Near the clock tower',
        city: 'New Delhi',
        state,
        type: 'home',
      },
      isExpress: true,
      etaAmount: 120,
      promisedBy,
      holdUntil: method === 'cod' ? null : holdUntil,
      placedAt,
    })
    await tx
      .insert(deliveryLedger)
      .values({ orderId: id, storeId: 1, isExpress: true, promisedAt: placedAt, promisedBy })
    const sold = lines.map((line, index) => ({ ...line, ...rows[index] }))
    await tx.insert(orderLine).values(
      sold.map((line, position) => ({
        id: randomUUID(),
        orderId: id,
        position,
        productId: line.productId ?? 0,
        variantId: line.variantId ?? 0,
        quantity: line.quantity,
        unitMrpPaise: line.unitPaise,
        unitPaise: line.unitPaise,
        couponPaise: line.couponPaise ?? 0,
        title: line.title ?? '',
        slug: line.slug ?? '',
        brandName: 'Rozana',
        image: '',
        isReturnable: true,
      })),
    )
    const move = (variantId: number | undefined) => ({ storeId: 1, variantId: variantId ?? 0 })
    await tx.insert(stockMove).values(
      sold.map((line) => ({
        ...move(line.variantId),
        ref: randomUUID(),
        kind: 'receive' as const,
        dOnHand: STOCK,
      })),
    )
    await tx.insert(stockMove).values(
      sold.map((line) => ({
        ...move(line.variantId),
        ref: holdId,
        kind: 'reserve' as const,
        dReserved: line.quantity,
      })),
    )
    const paymentState = method === 'cod' ? 'cod_due' : 'created'
    await tx
      .insert(payment)
      .values({ id: randomUUID(), orderId: id, method, state: paymentState, amountPaise: totalPaise })
  })
  return { id, publicId: toPublicId(id), variantId: rows[0]?.variantId ?? 0, totalPaise }
}

export async function expireOrder(db: Database, id: string): Promise<void> {
  await db.execute(
    sql`update orders set hold_until = now() - interval '1 second' where id = ${id} and status = 'held'`,
  )
  await expireOrders(db)
}

export async function removeStock(db: Database, { variantId }: Pick<MadeOrder, 'variantId'>): Promise<void> {
  await db.execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, gen_random_uuid(), 'adjust', reserved - on_hand from stock
    where variant_id = ${variantId} and on_hand > reserved`)
}
