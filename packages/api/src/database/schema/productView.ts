import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { product } from './product.ts'

/** Number of times that shoppers opened a product's page on a day in India, and nothing about them. */
export const productView = pgTable(
  'product_view',
  {
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.productId, table.day] }), index('product_view_day').on(table.day)],
)
