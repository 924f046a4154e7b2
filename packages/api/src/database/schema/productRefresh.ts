import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable } from 'drizzle-orm/pg-core'

/** One row while products are to be refreshed, because a release reads their colours, sizes or texts in a new way: those with a larger id. */
export const productRefresh = pgTable(
  'product_refresh',
  {
    isOnly: boolean().primaryKey().default(true),
    afterId: integer().notNull().default(0),
  },
  (table) => [check('product_refresh_is_one_row', sql`${table.isOnly}`)],
)
