import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How often something was done in a span of time, counted by all processes together. The bucket's name tells nothing personal. */
export const rateCount = pgTable(
  'rate_count',
  {
    bucket: text().primaryKey(),
    /** From here on the count starts again. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    taken: integer().notNull(),
  },
  (table) => [index('rate_count_end').on(table.endsAt)],
)
