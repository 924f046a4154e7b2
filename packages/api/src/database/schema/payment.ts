import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea } from './bytea.ts'
import { order, paymentMethod } from './order.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

/**
 * `created`: not tried, or undecided. `authorized`: reserved by the bank. `captured`: received. `surplus`: received and to be
 * refunded. `cod_due`, `cod_paid`: cash. `cancelled`: nothing to pay.
 */
/** States of a payment through a provider whose money the shop has. */
export const MONEY_STATES = ['captured', 'surplus'] as const

export const paymentState = pgEnum('payment_state', [
  'created',
  'failed',
  'authorized',
  'captured',
  'surplus',
  'cod_due',
  'cod_paid',
  'cancelled',
])

/** Attempt to pay an order. The order creates the first. At most one attempt is captured. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    method: paymentMethod().notNull(),
    /** Null for cash, and before the call to the provider. */
    provider: text(),
    state: paymentState().notNull(),
    amountPaise: money().notNull(),
    gwOrderId: text().unique(),
    gwPaymentId: text().unique(),
    /** Start of the bank's decision, while it is open. */
    pendingAt: moment(),
    /** Time of the next reconciliation with the provider; null after the last one. */
    askAt: moment().default(sql`now() + interval '15 minutes'`),
    /** Only releases before `askAt` use it, which may run while they are replaced: drop it with the next release. */
    checkedAt: moment(),
    recheckedAt: moment(),
    createdAt: moment().notNull().defaultNow(),
    updatedAt: moment().notNull().defaultNow(),
  },
  (table) => [
    index('payment_to_ask')
      .on(table.askAt)
      .where(sql`gw_order_id is not null and ask_at is not null`),
    index('payment_order').on(table.orderId, table.createdAt),
    uniqueIndex('payment_one_good')
      .on(table.orderId)
      .where(sql`state in ('authorized', 'captured', 'cod_due', 'cod_paid')`),
    check('payment_amount', sql`${table.amountPaise} > 0`),
  ],
)

export const refundCause = pgEnum('refund_cause', ['cancelled', 'returned', 'undeliverable', 'surplus'])
export const refundState = pgEnum('refund_state', ['requested', 'initiated', 'done', 'failed'])

/** Refund. Written in the transaction of its cause and sent to the provider afterwards, with `idempotencyKey`. */
export const refund = pgTable(
  'refund',
  {
    id: uuid().primaryKey(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id, { onDelete: 'cascade' }),
    cause: refundCause().notNull(),
    /** Id of the cause: a cancellation, return or payment. */
    ref: text().notNull(),
    amountPaise: money().notNull(),
    idempotencyKey: text('idem_key').notNull().unique('refund_idemKey_unique'),
    gwRefundId: text().unique(),
    /** UPI address for cash payments; other refunds go to the payment's source. */
    toUpi: text(),
    state: refundState().notNull().default('requested'),
    createdAt: moment().notNull().defaultNow(),
    initiatedAt: moment(),
    doneAt: moment(),
    /** Number of requests to the provider, and the time of the next request or status check. */
    tries: smallint().notNull().default(0),
    dueAt: moment().notNull().defaultNow(),
  },
  (table) => [
    unique('refund_once').on(table.paymentId, table.cause, table.ref),
    index('refund_open')
      .on(table.createdAt)
      .where(sql`state in ('requested', 'initiated')`),
    check('refund_amount', sql`${table.amountPaise} > 0`),
  ],
)

/** Webhook of a payment provider. Each body counts once, in any order. */
export const gwEvent = pgTable(
  'gw_event',
  {
    bodySha256: bytea().primaryKey(),
    provider: text().notNull(),
    eventId: text(),
    type: text().notNull(),
    /** The fields that the shop uses, as JSON. The message itself contains personal data. */
    raw: bytea().notNull(),
    /** The provider's order id, when no payment of the shop has that id yet. */
    waitsFor: text(),
    at: moment().notNull().defaultNow(),
    doneAt: moment(),
  },
  (table) => [
    index('gw_event_waiting')
      .on(table.waitsFor)
      .where(sql`done_at is null`),
  ],
)
