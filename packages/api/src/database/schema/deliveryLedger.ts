import { boolean, index, integer, pgTable, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core'
import { order } from './order.ts'
import { store } from './stock.ts'

const moment = () => timestamp({ withTimezone: true })

/** Promised and actual delivery times: one row for each store that ships a part of an order. */
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
    /** Null before delivery, and for a store whose lines were all cancelled. */
    deliveredAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.storeId] }),
    index('delivery_ledger_promised_by').on(table.promisedBy),
  ],
)
