import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { order } from '#database/schema/order.ts'
import { endOrder } from './moveOrder.ts'

/** How many orders one run ends at most. */
const BATCH = 200

/**
 * Ends the orders that were not paid in time, and answers how many. Each in a transaction of its own; one that somebody else has locked,
 * such as a payment that has just arrived, is left for the next run.
 */
export async function expireOrders(db: Database): Promise<number> {
  let ended = 0
  while (ended < BATCH && (await expireOne(db))) ended += 1
  return ended
}

function expireOne(db: Database): Promise<boolean> {
  return withRetries(db, async (tx) => {
    const [row] = await tx
      .select()
      .from(order)
      .where(and(eq(order.status, 'held'), sql`${order.holdUntil} < now()`))
      .orderBy(order.holdUntil)
      .limit(1)
      .for('no key update', { skipLocked: true })
    if (row === undefined) return false
    await endOrder(tx, row, 'expired', 'Not paid in time')
    return true
  })
}
