import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import type { CartReceiptLine } from '@shop/contract/cart.schema'
import { user } from './account.ts'
import { product, variant } from './product.ts'

/** Line of a user's cart across devices. `variantId` is null for a product without options. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    productId: integer()
      .notNull()
      .references(() => product.id),
    variantId: integer().references(() => variant.id, { onDelete: 'cascade' }),
    quantity: smallint().notNull(),
    isSaved: boolean().notNull().default(false),
    addedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('cart_line_thing').on(table.userId, table.productId, table.variantId).nullsNotDistinct(),
    index('cart_line_variant').on(table.variantId),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
)

/** Receipt of a guest's cart that was merged, so that it is merged once. */
export const cartJoin = pgTable(
  'cart_join',
  {
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    joinId: text().notNull(),
    receipt: jsonb().$type<CartReceiptLine[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.joinId] })],
)
