import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

export const categoryLevel = pgEnum('category_level', ['main', 'sub', 'child'])

/** Main, sub or child category. A sub-category has a main category as its parent, a child has a sub-category. */
export const category = pgTable(
  'category',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    level: categoryLevel().notNull(),
    parentId: integer().references((): AnyPgColumn => category.id),
    slug: text().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** URLs of pictures, of main categories only. */
    logo: text(),
    banner: text(),
    /** Background colour behind its pictures, `#rrggbb`. */
    tint: text(),
    /** False for hygiene, innerwear and baby care (specification §9). */
    isReturnable: boolean().notNull().default(true),
  },
  (table) => [
    unique('category_level_slug').on(table.level, table.slug),
    uniqueIndex('category_name').on(table.level, sql`coalesce(parent_id, 0)`, sql`fold(name)`),
    index('category_parent').on(table.parentId, table.position),
    check('category_parent_fits_level', sql`(${table.level} = 'main') = (${table.parentId} is null)`),
  ],
)
