import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { user } from './account.ts'
import { coupon } from './coupon.ts'
import { order } from './order.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * The ledger of coupon uses: one row for each order that was placed with a coupon. Triggers write it with the order, and count the
 * rows that are not released in `coupon.uses`.
 */
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
    /** When the order was cancelled or expired; null while the use counts. */
    releasedAt: moment(),
    /** When a late payment took a released use up again. It counts whether or not the coupon had a use left. */
    honouredAt: moment(),
  },
  (table) => [
    index('coupon_redemption_user')
      .on(table.userId, table.couponId)
      .where(sql`released_at is null`),
    index('coupon_redemption_coupon').on(table.couponId),
  ],
)
