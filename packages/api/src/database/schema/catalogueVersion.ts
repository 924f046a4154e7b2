import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/** One row with a number that rises with every visible change of the catalogue, in the transaction of the change. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    isOnly: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Number of times that products were deleted: an index that follows changed rows reads all again. */
    deletions: integer().notNull().default(0),
  },
  (table) => [check('catalogue_version_is_one_row', sql`${table.isOnly}`)],
)

/** Open transactions that have changed the catalogue. The version rises when they commit. */
export const catalogueChange = pgTable('catalogue_change', { changedBy: xid8().primaryKey() })
