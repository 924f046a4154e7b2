import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { ORDER_LINE_STATUSES, ORDER_STATUSES, PAYMENT_METHODS } from '@shop/contract/orders.schema'
import type { OrderAddressWire, TimelineStep } from '@shop/contract/orders.schema'
import { user } from './account.ts'
import { bytea } from './bytea.ts'
import { coupon } from './coupon.ts'
import { product, variant } from './product.ts'
import { store } from './stock.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

export const orderStatus = pgEnum('order_status', ORDER_STATUSES)
export const orderLineStatus = pgEnum('order_line_status', ORDER_LINE_STATUSES)
export const paymentMethod = pgEnum('payment_method', PAYMENT_METHODS)

/** Order numbers. A failed order leaves a gap. */
export const orderNumber = pgSequence('order_number')

/** `total = goods - offer - coupon + delivery` never changes: lines and refunds record cancellations and returns. */
export const order = pgTable(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    userId: integer()
      .notNull()
      .references(() => user.id),
    /** Store that packs the order. Single lines may come from another store. */
    storeId: integer()
      .notNull()
      .references(() => store.id),
    holdId: uuid().notNull().unique(),
    status: orderStatus().notNull(),
    /** Chosen method. An unpaid order may change to cash on delivery. */
    paymentMethod: paymentMethod().notNull(),
    mrpPaise: money().notNull(),
    goodsPaise: money().notNull(),
    offerPaise: money().notNull().default(0),
    couponPaise: money().notNull().default(0),
    deliveryPaise: money().notNull().default(0),
    totalPaise: money().notNull(),
    couponId: integer().references(() => coupon.id),
    couponCode: text(),
    /** Copy of the address, emptied when its user closes the account. */
    shipTo: jsonb().$type<OrderAddressWire>().notNull(),
    isExpress: boolean().notNull(),
    /** Estimated duration: minutes for express, otherwise days. */
    etaAmount: integer().notNull(),
    promisedBy: moment().notNull(),
    /** Expiry of the stock hold of an unpaid order. */
    holdUntil: moment(),
    placedAt: moment().notNull().defaultNow(),
    deliveredAt: moment(),
    /** Days to return that the shop promised when the order was placed. */
    returnDays: smallint().notNull().default(7),
  },
  (table) => [
    index('orders_user').on(table.userId, table.placedAt.desc().nullsFirst()),
    index('orders_held')
      .on(table.holdUntil)
      .where(sql`status = 'held'`),
    index('orders_status').on(table.status, table.placedAt),
    index('orders_phone').on(sql`(ship_to ->> 'phone')`, table.placedAt),
    check(
      'orders_total',
      sql`${table.totalPaise} = ${table.goodsPaise} - ${table.offerPaise} - ${table.couponPaise} + ${table.deliveryPaise} and ${table.totalPaise} > 0`,
    ),
    check('orders_offer', sql`${table.offerPaise} between 0 and ${table.goodsPaise}`),
    check('orders_coupon', sql`${table.couponPaise} between 0 and ${table.goodsPaise} - ${table.offerPaise}`),
    check('orders_hold_until', sql`(${table.status} = 'held') <= (${table.holdUntil} is not null)`),
    check(
      'orders_delivered',
      sql`(${table.status} in ('delivered', 'returned')) = (${table.deliveredAt} is not null)`,
    ),
  ],
)

/** Line of an order, one per variant, with name and price as sold. */
export const orderLine = pgTable(
  'order_line',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    productId: integer()
      .notNull()
      .references(() => product.id),
    variantId: integer()
      .notNull()
      .references(() => variant.id),
    /** Units that are ordered, or all units of a line that is cancelled. The shares are for these. */
    quantity: smallint().notNull(),
    unitMrpPaise: money().notNull(),
    unitPaise: money().notNull(),
    /** The line's share of its offer, with the offer's text: the whole price of a gift. A refund excludes it. */
    offerPaise: money().notNull().default(0),
    offerTitle: text(),
    isGift: boolean().notNull().default(false),
    /** The line's share of the coupon, which a refund excludes. */
    couponPaise: money().notNull().default(0),
    title: text().notNull(),
    slug: text().notNull(),
    brandName: text().notNull(),
    optionName: text(),
    image: text().notNull(),
    isReturnable: boolean().notNull(),
    status: orderLineStatus().notNull().default('ordered'),
    quantityReturned: smallint().notNull().default(0),
    /** Units that were cancelled while others were kept, and the shares that they took with them. */
    quantityCancelled: smallint().notNull().default(0),
    offerCancelledPaise: money().notNull().default(0),
    couponCancelledPaise: money().notNull().default(0),
  },
  (table) => [
    unique('order_line_variant').on(table.orderId, table.variantId),
    index('order_line_product').on(table.productId),
    check('order_line_quantity', sql`${table.quantity} between 1 and 10`),
    check('order_line_price', sql`0 < ${table.unitPaise} and ${table.unitPaise} <= ${table.unitMrpPaise}`),
    check(
      'order_line_coupon',
      sql`${table.couponPaise} between 0 and ${table.unitPaise} * ${table.quantity} - ${table.offerPaise}`,
    ),
    check('order_line_offer', sql`${table.offerPaise} >= 0`),
    check(
      'order_line_gift',
      sql`not ${table.isGift} or (${table.quantity} = 1 and ${table.offerPaise} = ${table.unitPaise})`,
    ),
    check('order_line_returned', sql`${table.quantityReturned} between 0 and ${table.quantity}`),
    // An earlier release, which does not know these columns, can't cancel the rest of such a line at a wrong amount.
    check(
      'order_line_cancelled',
      sql`${table.quantityCancelled} >= 0 and (${table.status} <> 'cancelled' or ${table.quantityCancelled} = 0)`,
    ),
  ],
)

/** Timeline of an order; rows are only added. */
export const orderEvent = pgTable(
  'order_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    step: text().$type<TimelineStep>().notNull(),
    at: moment().notNull().defaultNow(),
    note: text().notNull().default(''),
  },
  (table) => [index('order_event_order').on(table.orderId, table.id)],
)

export const orderReturnStatus = pgEnum('order_return_status', ['requested', 'received', 'withdrawn'])

/** Return of goods, refunded once the store has received them. The shopper may withdraw it before. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    status: orderReturnStatus().notNull().default('requested'),
    reason: text().notNull(),
    note: text().notNull().default(''),
    pickupOn: text(),
    pickupSlot: text(),
    refundUpi: text(),
    /** Delivery fee that is refunded with the goods, decided with the request: at most one return of an order has it. A withdrawn one has none. */
    deliveryPaise: money().notNull().default(0),
    requestedAt: moment().notNull().defaultNow(),
    receivedAt: moment(),
    withdrawnAt: moment(),
  },
  (table) => [index('order_return_order').on(table.orderId)],
)

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    returnId: uuid()
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    lineId: uuid()
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.lineId] }),
    check('order_return_line_quantity', sql`${table.quantity} > 0`),
  ],
)

/** A request inserts its key first, so that a repeated request waits for it and gets the same response. A failed request leaves no row. */
export const idempotentRequest = pgTable(
  'idem',
  {
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    route: text().notNull(),
    key: text().notNull(),
    requestSha256: bytea().notNull(),
    status: smallint(),
    body: text(),
    at: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.route, table.key] }),
    index('idem_at').on(table.at),
    check('idem_key_length', sql`length(${table.key}) between 16 and 255`),
  ],
)
