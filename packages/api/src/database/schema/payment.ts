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
 * `created`: not tried or undecided. `authorized`: reserved by the bank. `captured`: received. `surplus`:
 * received and owed back. `cod_due`, `cod_paid`: cash. `cancelled`: nothing is owed.
 */
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

/** Attempt to pay an order; placing the order creates the first. At most one attempt is captured. */
export const payment = pgTable(
  'payment',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    method: paymentMethod().notNull(),
    /** Null for cash, and before the provider was called. */
    provider: text(),
    state: paymentState().notNull(),
    amountPaise: money().notNull(),
    gwOrderId: text().unique(),
    gwPaymentId: text().unique(),
    /** Time since when the bank's decision is open; null otherwise. */
    pendingAt: moment(),
    /** When the provider is asked next what the gateway's order has brought; null once it has been asked for the last time. */
    askAt: moment().default(sql`now() + interval '15 minutes'`),
    /** Read and written by releases before `askAt` only, which may still run while they are replaced: drop it with the next release. */
    checkedAt: moment(),
    /** As `checkedAt`. */
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
    /** Unique id of the cause: a cancellation, return or payment. */
    ref: text().notNull(),
    amountPaise: money().notNull(),
    idempotencyKey: text('idem_key').notNull().unique(),
    gwRefundId: text().unique(),
    /** UPI address for cash; null for refunds to the payment's source. */
    toUpi: text(),
    state: refundState().notNull().default('requested'),
    createdAt: moment().notNull().defaultNow(),
    initiatedAt: moment(),
    doneAt: moment(),
    /** How often the provider was told; when it is told again, or asked what became of it. */
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

/** A provider's webhook: each body counts once, in any order. */
export const gwEvent = pgTable(
  'gw_event',
  {
    bodySha256: bytea().primaryKey(),
    provider: text().notNull(),
    eventId: text(),
    type: text().notNull(),
    /** What of it the shop goes by, as JSON: the message itself names people. */
    raw: bytea().notNull(),
    /** The gateway's order that it tells of, where no payment of the shop had that order yet. */
    waitsFor: text(),
    at: moment().notNull().defaultNow(),
    /** Null while it waits. */
    doneAt: moment(),
  },
  (table) => [
    index('gw_event_waiting')
      .on(table.waitsFor)
      .where(sql`done_at is null`),
  ],
)
