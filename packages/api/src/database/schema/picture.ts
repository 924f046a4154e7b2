import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { PictureSource } from '#modules/media/pictureSource.ts'

/** Source of a picture; its id is a hash of the source, or of the bytes of an original. Renditions are created on their first request. */
export const picture = pgTable(
  'picture',
  {
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    source: jsonb().$type<PictureSource>().notNull(),
  },
  (table) => [
    check('picture_size', sql`${table.width} > 0 and ${table.height} > 0`),
    check('picture_id_in_address', sql`${table.id} ~ '^[a-z0-9]+$'`),
  ],
)

/** Address or file name in a feed whose picture the shop has. */
export const pictureOrigin = pgTable('picture_origin', {
  address: text().primaryKey(),
  pictureId: text()
    .notNull()
    .references(() => picture.id, { onDelete: 'cascade' }),
})

/** Host of product pictures. The content security policy allows these hosts only. */
export const pictureHost = pgTable('picture_host', {
  host: text().primaryKey(),
})
