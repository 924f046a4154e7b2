import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** Brand. A unique index on the folded name (see migrations) makes names that differ in case the same brand. */
export const brand = pgTable(
  'brand',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    logo: text(),
    manufacturer: text().notNull().default(''),
    isPopular: boolean().notNull().default(false),
    isExclusive: boolean().notNull().default(false),
    isNewLaunch: boolean().notNull().default(false),
  },
  () => [uniqueIndex('brand_name').on(sql`fold(name)`)],
)
