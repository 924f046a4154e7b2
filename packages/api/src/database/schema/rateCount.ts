import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Number of attempts in a time window, over all processes. Bucket names contain no personal data. */
export const rateCount = pgTable(
  'rate_count',
  {
    bucket: text().primaryKey(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    taken: integer().notNull(),
  },
  (table) => [index('rate_count_end').on(table.endsAt)],
)
