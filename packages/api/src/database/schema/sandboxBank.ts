import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

/** Orders of the sandbox bank, which stands in for a payment gateway. The shop itself never reads these tables. */
export const sandboxOrder = pgTable('sandbox_order', {
  id: text().primaryKey(),
  receipt: text().notNull().unique(),
  amountPaise: money().notNull(),
  orderNumber: text().notNull(),
})

export const sandboxPayment = pgTable(
  'sandbox_payment',
  {
    id: text().primaryKey(),
    orderId: text()
      .notNull()
      .references(() => sandboxOrder.id, { onDelete: 'cascade' }),
    isPaid: boolean().notNull(),
    /** Time of the outcome. The payment is pending before it. */
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

/** Webhooks that the sandbox bank has not sent yet. */
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
