import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

/** Orders of the sandbox bank, which stands in for a payment gateway and keeps books of its own. Nothing of it is the shop's. */
export const sandboxOrder = pgTable('sandbox_order', {
  id: text().primaryKey(),
  receipt: text().notNull().unique(),
  amountPaise: money().notNull(),
  orderNumber: text().notNull(),
})

/** A try to pay at the sandbox bank. */
export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => sandboxOrder.id, { onDelete: 'cascade' }),
    isPaid: boolean().notNull(),
    /** When the bank knows the outcome; until then the try is pending. */
    settlesAt: moment().notNull(),
  },
  (table) => [index('sandbox_payment_order').on(table.orderId)],
)

export const sandboxRefund = pgTable('sandbox_refund', {
  id: text().primaryKey(),
  paymentId: text()
    .notNull()
    .references(() => sandboxPayment.id, { onDelete: 'cascade' }),
  amountPaise: money().notNull(),
  idempotencyKey: text().notNull().unique(),
})

/** Webhooks that the sandbox bank has yet to send. */
export const sandboxEvent = pgTable(
  'sandbox_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    body: text().notNull(),
    nextAt: moment().notNull(),
    tries: integer().notNull().default(0),
  },
  (table) => [index('sandbox_event_next').on(table.nextAt)],
)
