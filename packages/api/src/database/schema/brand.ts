import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'

/** A brand. Names that differ only in case are the same brand (unique index on the folded name, see migrations). */
export const brand = pgTable(
  'brand',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Address of the logo, or null. */
    logo: text(),
    manufacturer: text().notNull().default(''),
    isPopular: boolean().notNull().default(false),
    isExclusive: boolean().notNull().default(false),
    isNewLaunch: boolean().notNull().default(false),
  },
  () => [uniqueIndex('brand_name').on(sql`fold(name)`)],
)
