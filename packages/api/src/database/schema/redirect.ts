import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Old address of a page, from another shop or an earlier address of this one. */
export const redirect = pgTable(
  'redirect',
  {
    /** Path in lower case, decoded, without a slash at its end; see `redirectPath`. */
    path: text().primaryKey(),
    /** Address on this shop. It is never a `path` of this table. */
    target: text().notNull(),
  },
  (table) => [check('redirect_target_is_own', sql`${table.target} ~ '^/([^/\\\\]|$)'`)],
)

/** Records with a slug in their address. The level of a category is a part of its kind. */
export const SLUG_KINDS = ['product', 'post', 'brand', 'main', 'sub', 'child'] as const
export type SlugKind = (typeof SLUG_KINDS)[number]

/** Earlier slug, kept by triggers. A slug that is in use again is not here. */
export const oldSlug = pgTable(
  'old_slug',
  {
    kind: text({ enum: SLUG_KINDS }).notNull(),
    slug: text().notNull(),
    /** Id of the product, post, brand or category. Ids are never used again. */
    ownerId: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.slug] })],
)
