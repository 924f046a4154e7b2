import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { BoughtOption } from '@shop/contract/reviews.schema'
import { user } from './account.ts'
import { product } from './product.ts'

/** Review of a product, one per user and product. `userId` is null for demo reviews. */
export const review = pgTable(
  'review',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    productId: integer()
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    userId: integer().references(() => user.id, { onDelete: 'set null' }),
    /** Name of the author as registered; `reviewerName` is what others see. */
    authorName: text().notNull(),
    rating: smallint().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** True when the product was delivered to the author. */
    isVerified: boolean().notNull().default(false),
    /** Option of the variant that was delivered to the author last, as it was called then; null for a product without options. */
    boughtOption: jsonb().$type<BoughtOption>(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('review_product_user').on(table.productId, table.userId),
    index('review_product_newest').on(
      table.productId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    check('review_rating', sql`${table.rating} between 1 and 5`),
  ],
)
