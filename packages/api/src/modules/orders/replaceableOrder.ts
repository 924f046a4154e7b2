import { and, eq, gt, not, sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { hasUndecidedPayment } from './undecidedPayment.ts'

/** Condition of a query on orders: the order awaits its payment, so that its shopper's next order can replace it. */
export const isReplaceable = (db: Db) =>
  and(eq(order.status, 'held'), gt(order.holdUntil, sql`now()`), not(hasUndecidedPayment(db)))
