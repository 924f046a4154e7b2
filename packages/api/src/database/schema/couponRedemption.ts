import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { coupon } from './coupon.ts'
import { order } from './order.ts'

const moment = () => timestamp({ withTimezone: true })

/** Ledger of coupon uses, one row per order. Triggers write it, and count the rows that are not released in `coupon.uses`. */
export const couponRedemption = pgTable(
  'coupon_redemption',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => order.id, { onDelete: 'cascade' }),
    couponId: integer()
      .notNull()
      .references(() => coupon.id),
    userId: integer()
      .notNull()
      .references(() => user.id),
    redeemedAt: moment().notNull().defaultNow(),
    /** Time of the order's cancellation or expiry. */
    releasedAt: moment(),
    /** Time of the late payment that restored a released use. A restored use may exceed the coupon's limit. */
    honouredAt: moment(),
  },
  (table) => [
    index('coupon_redemption_user')
      .on(table.userId, table.couponId)
      .where(sql`released_at is null`),
    index('coupon_redemption_coupon').on(table.couponId),
  ],
)
