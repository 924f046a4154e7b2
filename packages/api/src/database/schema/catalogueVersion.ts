import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/** One row with a number that rises with every visible change of the catalogue, in the transaction of the change. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    isOnly: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(1),
    /** Version of the last change that was not limited to single products. */
    broadVersion: bigint({ mode: 'number' }).notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Number of times that products were deleted: an index that follows changed rows reads all again. */
    deletions: integer().notNull().default(0),
  },
  (table) => [check('catalogue_version_is_one_row', sql`${table.isOnly}`)],
)

/** Open transactions that have changed the catalogue. The version rises when they commit. */
export const catalogueChange = pgTable(
  'catalogue_change',
  {
    changedBy: xid8().notNull(),
    /** The product whose stock or reviews have changed, or 0 for any other change. */
    productId: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.changedBy, table.productId] })],
)

/** Version of the catalogue in which the stock or the reviews of a product changed last. */
export const productChange = pgTable(
  'product_change',
  {
    productId: integer().primaryKey(),
    version: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [index().on(table.version)],
)
