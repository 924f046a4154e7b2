import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** What goes with the products of categories: content of the operator, or of the demo. Categories are slugs. */
export const goesWith = pgTable('goes_with', {
  position: integer().primaryKey(),
  /** Categories of any level. */
  categories: text().array().notNull(),
  /** Child categories that complete them, the best match first. */
  partners: text().array().notNull(),
})
