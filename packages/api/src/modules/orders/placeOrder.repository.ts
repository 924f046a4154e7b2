import { randomUUID } from 'node:crypto'
import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import type { DeliveryEstimateWire } from '@shop/contract/delivery.schema'
import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { address, user } from '#database/schema/account.ts'
import { order, orderEvent, orderLine } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import type { QuotedCart } from '#modules/cart/cart.service.ts'
import { today } from '#time/today.ts'
import type { OrderRow } from './orders.repository.ts'

export type AddressRow = typeof address.$inferSelect

/** True when the user's account is open. Locks it until the end of the transaction, so that a user's orders are placed one at a time. */
export async function lockLiveUser(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNull(user.closedAt)))
    .for('no key update')
  return found.length > 0
}

/** Orders of a user in the last hour, and of all users to a phone number in the last day, in any status. */
export async function countRecentOrders(
  tx: Transaction,
  userId: number,
  phone: string,
): Promise<{ ofUser: number; toPhone: number }> {
  const since = (age: string) => gt(order.placedAt, sql`now() - ${age}::interval`)
  const [ofUser, toPhone] = await Promise.all([
    tx.$count(order, and(eq(order.userId, userId), since('1 hour'))),
    tx.$count(order, and(eq(sql`${order.shipTo} ->> 'phone'`, phone), since('1 day'))),
  ])
  return { ofUser, toPhone }
}

/** Units that a user's unpaid orders reserve: those that await payment, and cash orders before packing. */
export async function countUnpaidUnits(tx: Transaction, userId: number): Promise<number> {
  const [counted] = await tx
    .select({ units: sql<number>`coalesce(sum(${orderLine.quantity}), 0)::integer` })
    .from(order)
    .innerJoin(orderLine, eq(orderLine.orderId, order.id))
    .where(
      and(
        eq(order.userId, userId),
        eq(orderLine.status, 'ordered'),
        or(
          and(eq(order.status, 'held'), gt(order.holdUntil, sql`now()`)),
          and(eq(order.status, 'confirmed'), eq(order.paymentMethod, 'cod')),
        ),
      ),
    )
  return counted?.units ?? 0
}

export async function countUnpaidOrders(tx: Transaction, userId: number): Promise<number> {
  const [counted] = await tx
    .select({ count: count() })
    .from(order)
    .where(and(eq(order.userId, userId), eq(order.status, 'held'), gt(order.holdUntil, sql`now()`)))
  return counted?.count ?? 0
}

export async function findAddress(
  tx: Transaction,
  userId: number,
  addressId: number,
): Promise<AddressRow | undefined> {
  const [found] = await tx
    .select()
    .from(address)
    .where(and(eq(address.id, addressId), eq(address.userId, userId)))
  return found
}

export interface NewOrder {
  userId: number
  storeId: number
  body: PlaceOrderRequest
  address: AddressRow
  quoted: QuotedCart
  now: Date
  holdUntil: Date
  returnDays: number
  /** First letters of its number. */
  initials: string
}

export async function insertOrder(tx: Transaction, input: NewOrder): Promise<OrderRow> {
  const [row] = await tx.insert(order).values(toOrderRow(input)).returning()
  if (row === undefined) throw new Error('An order was not written')
  await tx.insert(orderLine).values(toLineRows(row.id, input.quoted))
  await tx.insert(orderEvent).values({ orderId: row.id, step: 'placed' })
  await tx.insert(payment).values({
    id: randomUUID(),
    orderId: row.id,
    method: row.paymentMethod,
    state: row.paymentMethod === 'cod' ? 'cod_due' : 'created',
    amountPaise: row.totalPaise,
  })
  return row
}

function toOrderRow({
  userId,
  storeId,
  body,
  address: to,
  quoted,
  now,
  holdUntil,
  returnDays,
  initials,
}: NewOrder) {
  const { totals, appliedCoupon } = quoted.cart
  const { delivery } = quoted.quote
  if (delivery === null) throw new Error('An order without a delivery estimate')
  return {
    id: randomUUID(),
    number: sql`${`${initials}-${today(now).slice(0, 4)}-`} || lpad(nextval('order_number')::text, 6, '0')`,
    userId,
    storeId,
    holdId: randomUUID(),
    status: 'held' as const,
    paymentMethod: body.payment_method,
    mrpPaise: totals.mrp,
    goodsPaise: totals.goods,
    offerPaise: totals.offerDiscount,
    couponPaise: totals.couponDiscount,
    deliveryPaise: totals.deliveryFee,
    totalPaise: totals.total,
    couponId: appliedCoupon?.id ?? null,
    couponCode: appliedCoupon?.code ?? null,
    shipTo: toShipTo(to),
    ...toEstimateColumns(delivery),
    holdUntil,
    returnDays,
  }
}

const toEstimateColumns = ({ express, eta, promised_by }: DeliveryEstimateWire) => ({
  isExpress: express,
  etaAmount: 'minutes' in eta ? eta.minutes : eta.days,
  promisedBy: new Date(promised_by),
})

export async function setDeliveryEstimate(
  tx: Transaction,
  orderId: string,
  delivery: DeliveryEstimateWire,
): Promise<OrderRow> {
  const [row] = await tx
    .update(order)
    .set(toEstimateColumns(delivery))
    .where(eq(order.id, orderId))
    .returning()
  if (row === undefined) throw new Error(`Order ${orderId} no longer exists`)
  return row
}

function toShipTo({ name, phone, pincode, line1, line2, landmark, city, state, type }: AddressRow) {
  return { name, phone, pincode, line1, line2, landmark, city, state, type }
}

function toLineRows(orderId: string, { cart }: QuotedCart): (typeof orderLine.$inferInsert)[] {
  return cart.lines.flatMap(({ variant, quantity, unitMrp, unit, ...line }, position) =>
    variant === undefined
      ? []
      : [
          {
            id: randomUUID(),
            orderId,
            position,
            productId: variant.productId,
            variantId: variant.variantId,
            quantity,
            unitMrpPaise: unitMrp,
            unitPaise: unit,
            offerPaise: line.offerDiscount,
            offerTitle: line.offerTitle,
            isGift: line.isGift,
            couponPaise: cart.couponShares[position] ?? 0,
            title: variant.title,
            slug: variant.slug,
            brandName: variant.brandName,
            optionName: variant.optionName,
            image: variant.image,
            isReturnable: variant.isReturnable,
          },
        ],
  )
}
