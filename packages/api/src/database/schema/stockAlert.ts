import { index, integer, pgTable, timestamp, unique } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { variant } from './product.ts'

/** A shopper waits for a variant. The row is deleted in the transaction that writes the message. */
export const stockAlert = pgTable(
  'stock_alert',
  {
    /** Part of the key of its message, so that the next alert for the variant has another. */
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    variantId: integer()
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('stock_alert_user_variant').on(table.userId, table.variantId),
    index('stock_alert_variant').on(table.variantId),
    index('stock_alert_created').on(table.createdAt),
  ],
)
