import { sql } from 'drizzle-orm'
import { bigint, boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { xid8 } from './xid8.ts'

/** One row: a number that grows with every change to what shoppers see, in the transaction that makes the change. */
export const catalogueVersion = pgTable(
  'catalogue_version',
  {
    isOnly: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull().default(1),
    changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('catalogue_version_is_one_row', sql`${table.isOnly}`)],
)

/** The transactions under way that have changed the catalogue: the version is raised when they commit, not before. */
export const catalogueChange = pgTable('catalogue_change', { changedBy: xid8().primaryKey() })
