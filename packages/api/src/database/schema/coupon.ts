import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  integer,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { brand } from './brand.ts'
import { category } from './category.ts'

const moment = () => timestamp({ withTimezone: true })
const money = () => bigint({ mode: 'number' })

export const couponKind = pgEnum('coupon_kind', ['percent', 'flat', 'free_delivery'])

/** Coupon with its conditions. Amounts are in paise. */
export const coupon = pgTable(
  'coupon',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** In upper case. */
    code: text().notNull().unique(),
    title: text().notNull(),
    kind: couponKind().notNull(),
    /** Whole per cent of a `percent` coupon. */
    percent: integer(),
    /** Discount of a `flat` coupon; maximum discount of a `percent` coupon, or null. */
    amountPaise: money(),
    /** Minimum amount of eligible goods. */
    minPaise: money().notNull().default(0),
    isFirstOrder: boolean().notNull().default(false),
    brandId: integer().references(() => brand.id),
    categoryId: integer().references(() => category.id),
    startsAt: moment().notNull().defaultNow(),
    endsAt: moment(),
    /** Public coupons are listed; others apply to shoppers who know the code. */
    isPublic: boolean().notNull().default(true),
    usesMax: integer(),
    usesPerUserMax: integer().notNull().default(1),
    /** Redemptions that are not released. Only the trigger of `coupon_redemption` changes it. */
    uses: integer().notNull().default(0),
  },
  (table) => [
    check('coupon_code', sql`${table.code} ~ '^[A-Z0-9-]{3,32}$'`),
    check(
      'coupon_kind',
      sql`case ${table.kind}
        when 'percent' then ${table.percent} between 1 and 100 and coalesce(${table.amountPaise}, 1) > 0
        when 'flat' then ${table.percent} is null and ${table.amountPaise} is not null and ${table.amountPaise} > 0
        else ${table.percent} is null and ${table.amountPaise} is null end`,
    ),
    check('coupon_min', sql`${table.minPaise} >= 0`),
    check('coupon_uses', sql`${table.uses} >= 0`),
    check('coupon_uses_per_user', sql`${table.usesPerUserMax} > 0`),
  ],
)

/** Counts of releases before `coupon_redemption`, which may run while they are replaced. Unused: drop it with the next release. */
export const couponUse = pgTable(
  'coupon_use',
  {
    couponId: integer()
      .notNull()
      .references(() => coupon.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    uses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.couponId, table.userId] })],
)
