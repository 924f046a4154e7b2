import { index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { product, variant } from './product.ts'

export const wishlistItem = pgTable(
  'wish',
  {
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    /** Shade or size that the shopper wished for; null for the product. */
    variantId: integer().references(() => variant.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.productId] }),
    index('wish_product').on(table.productId),
  ],
)
