import { randomUUID } from 'node:crypto'
import type { PlaceOrderRequest } from '@shop/contract/orders.schema'
import type { DeliveryEstimateWire } from '@shop/contract/delivery.schema'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { preparedFor } from '#database/preparedFor.ts'
import { address, user } from '#database/schema/account.ts'
import { order, orderEvent, orderLine } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import type { QuotedCart } from '#modules/cart/cart.service.ts'
import { today } from '#time/today.ts'
import type { OrderRow, WholeOrder } from './orders.repository.ts'

export type AddressRow = typeof address.$inferSelect

/** True when the user's account is open. Locks it until the end of the transaction, so that a user's orders are placed one at a time. */
export async function lockLiveUser(tx: Transaction, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: user.id })
    .from(user)
    .where(and(eq(user.id, userId), isNull(user.closedAt)))
    .for('no key update')
    .execute()
  return found.length > 0
}

/** Orders that limit what a user may order next. */
export interface OrderCounts {
  /** Orders that await payment. */
  unpaid: number
  /** Units that unpaid orders reserve: those that await payment, and cash orders before packing. */
  unpaidUnits: number
  /** Orders of the user in the last hour, in any status. */
  inLastHour: number
  /** Orders of all users to the phone number of the address in the last day, in any status. */
  toPhoneInLastDay: number
}

const isHeld = and(eq(order.status, 'held'), gt(order.holdUntil, sql`now()`))
const isOfUser = eq(order.userId, sql.placeholder('userId'))
const isAddressOfUser = and(
  eq(address.id, sql.placeholder('addressId')),
  eq(address.userId, sql.placeholder('userId')),
)
const isSince = (age: string) => gt(order.placedAt, sql`now() - ${sql.raw(`interval '${age}'`)}`)

const orderCounts = preparedFor((db) =>
  db
    .select({
      unpaid: db.$count(order, and(isOfUser, isHeld)),
      unpaidUnits: sql<number>`(${db
        .select({ units: sql`coalesce(sum(${orderLine.quantity}), 0)::integer` })
        .from(order)
        .innerJoin(orderLine, eq(orderLine.orderId, order.id))
        .where(
          and(
            isOfUser,
            eq(orderLine.status, 'ordered'),
            or(isHeld, and(eq(order.status, 'confirmed'), eq(order.paymentMethod, 'cod'))),
          ),
        )})`,
      inLastHour: db.$count(order, and(isOfUser, isSince('1 hour'))),
      toPhoneInLastDay: db.$count(
        order,
        and(
          eq(
            sql`${order.shipTo} ->> 'phone'`,
            db.select({ phone: address.phone }).from(address).where(isAddressOfUser),
          ),
          isSince('1 day'),
        ),
      ),
    })
    .from(sql`(values (true)) as one`)
    .prepare('order_counts'),
)

export async function countOrders(tx: Transaction, userId: number, addressId: number): Promise<OrderCounts> {
  const [counts] = await orderCounts(tx).execute({ userId, addressId })
  if (counts === undefined) throw new Error('Counts of orders without a row')
  return counts
}

const addressOfUser = preparedFor((db) =>
  db.select().from(address).where(isAddressOfUser).prepare('address_of_user'),
)

export async function findAddress(
  tx: Transaction,
  userId: number,
  addressId: number,
): Promise<AddressRow | undefined> {
  const [found] = await addressOfUser(tx).execute({ userId, addressId })
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

const given = (name: keyof ReturnType<typeof toOrderRow>) => sql.placeholder(name)

/** Writing its text anew took longer than all other work of the process for an order's rows. */
const orderInserted = preparedFor((db) =>
  db
    .insert(order)
    .values({
      id: given('id'),
      number: sql`${given('numberPrefix')}::text || lpad(nextval('order_number')::text, 6, '0')`,
      userId: given('userId'),
      storeId: given('storeId'),
      holdId: given('holdId'),
      status: given('status'),
      paymentMethod: given('paymentMethod'),
      mrpPaise: given('mrpPaise'),
      goodsPaise: given('goodsPaise'),
      offerPaise: given('offerPaise'),
      couponPaise: given('couponPaise'),
      deliveryPaise: given('deliveryPaise'),
      totalPaise: given('totalPaise'),
      couponId: given('couponId'),
      couponCode: given('couponCode'),
      shipTo: given('shipTo'),
      isExpress: given('isExpress'),
      etaAmount: given('etaAmount'),
      promisedBy: given('promisedBy'),
      holdUntil: given('holdUntil'),
      returnDays: given('returnDays'),
    })
    .returning()
    .prepare('insert_order'),
)

export type InsertedOrder = Pick<WholeOrder, 'order' | 'lines' | 'payments'>

export async function insertOrder(tx: Transaction, input: NewOrder): Promise<InsertedOrder> {
  const row = toOrderRow(input)
  const [[inserted], lines, payments] = await Promise.all([
    orderInserted(tx).execute(row),
    tx.insert(orderLine).values(toLineRows(row.id, input.quoted)).returning().execute(),
    tx
      .insert(payment)
      .values({
        id: randomUUID(),
        orderId: row.id,
        method: row.paymentMethod,
        state: row.paymentMethod === 'cod' ? 'cod_due' : 'created',
        amountPaise: row.totalPaise,
      })
      .returning()
      .execute(),
    tx.insert(orderEvent).values({ orderId: row.id, step: 'placed' }).execute(),
  ])
  if (inserted === undefined) throw new Error('An order was not written')
  return { order: inserted, lines, payments }
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
    numberPrefix: `${initials}-${today(now).slice(0, 4)}-`,
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

export const toEstimateColumns = ({ express, eta, promised_by }: DeliveryEstimateWire) => ({
  isExpress: express,
  etaAmount: 'minutes' in eta ? eta.minutes : eta.days,
  promisedBy: new Date(promised_by),
})

/** Sets the promise of an order, if it changed. */
export async function setPromise(
  tx: Transaction,
  promised: OrderRow,
  promise: Partial<ReturnType<typeof toEstimateColumns>>,
): Promise<OrderRow> {
  if (Object.keys(promise).length > 0)
    await tx.update(order).set(promise).where(eq(order.id, promised.id)).execute()
  return promised
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
