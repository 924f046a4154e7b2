import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { variant } from './product.ts'

/** Building that ships from its own stock. */
export const store = pgTable('store', {
  id: integer().primaryKey(),
  /** Name for shoppers, such as "Delhi-NCR". */
  name: text().notNull().unique(),
  /** Value of `delivery_city`, such as "Delhi". */
  city: text().notNull().unique(),
})

/** `on_hand - reserved` is available. A trigger applies the rows of `stock_move` and refuses other writes. */
export const stock = pgTable(
  'stock',
  {
    storeId: integer()
      .notNull()
      .references(() => store.id),
    variantId: integer()
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    onHand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.storeId] }),
    check('stock_on_hand', sql`${table.onHand} >= 0`),
    check('stock_reserved', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
  ],
)

export const stockMoveKind = pgEnum('stock_move_kind', [
  'receive',
  'adjust',
  'reserve',
  'release',
  'ship',
  'return',
])

/** Stock ledger with a row for each stock movement. `ref` is its hold, return or receipt. Each step happens at most once. */
export const stockMove = pgTable(
  'stock_move',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storeId: integer()
      .notNull()
      .references(() => store.id),
    variantId: integer()
      .notNull()
      .references(() => variant.id, { onDelete: 'cascade' }),
    ref: uuid().notNull(),
    kind: stockMoveKind().notNull(),
    dOnHand: integer().notNull().default(0),
    dReserved: integer().notNull().default(0),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('stock_move_step').on(table.ref, table.storeId, table.variantId, table.kind),
    // A hold ends once: by packing or by release.
    uniqueIndex('stock_move_one_end')
      .on(table.ref, table.storeId, table.variantId)
      .where(sql`kind in ('release', 'ship')`),
    index('stock_move_variant').on(table.variantId, table.storeId),
  ],
)
