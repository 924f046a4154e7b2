import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, timestamp } from 'drizzle-orm/pg-core'

/** A row when the operator removed the demo: a start does not load it again. */
export const demoRemoval = pgTable(
  'demo_removal',
  {
    isOnly: boolean().primaryKey().default(true),
    removedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [check('demo_removal_is_one_row', sql`${table.isOnly}`)],
)
