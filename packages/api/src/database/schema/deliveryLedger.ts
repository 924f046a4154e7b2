import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'
import { store } from './stock.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * When orders were promised and when they were delivered: a row for each store that gives goods to an order. Written in the transaction
 * that reserves the goods, and when the order is delivered.
 */
export const deliveryLedger = pgTable(
  'delivery_ledger',
  {
    orderId: uuid()
      .notNull()
      .references(() => order.id, { onDelete: 'cascade' }),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    isExpress: boolean().notNull(),
    promisedAt: moment().notNull(),
    promisedBy: moment().notNull(),
    /** Null until then, and for a store whose lines were all cancelled. */
    deliveredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.storeId] }),
    index('delivery_ledger_promised_by').on(table.promisedBy),
  ],
)
