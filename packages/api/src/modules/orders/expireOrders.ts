import { and, eq, notInArray, sql } from 'drizzle-orm'
import { hasLost } from '#database/hasLost.ts'
import type { Database } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { endOrder } from './moveOrder.ts'

/** How long one run may take. What is left is for the next run. */
const RUN_MS = 10_000
const AT_A_TIME = 4

/**
 * Ends the orders that were not paid in time, and answers how many. Each ends in a transaction of its own. An order that somebody else
 * has locked, such as a payment that has just arrived, is left for the next run. So is an order that fails: it delays no other, and
 * its error is thrown at the end.
 */
export async function expireOrders(db: Database, runMs = RUN_MS): Promise<number> {
  const until = performance.now() + runMs
  const skipped: string[] = []
  const failures: unknown[] = []
  let ended = 0
  const work = async () => {
    while (performance.now() < until) {
      const outcome = await expireOne(db, skipped)
      if (outcome === 'none is left') return
      if (outcome === 'ended') ended += 1
      else {
        skipped.push(outcome.orderId)
        if (!hasLost(outcome.error)) failures.push(outcome.error)
      }
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, work))
  if (failures.length > 0) throw failures[0]
  return ended
}

type Outcome = 'ended' | 'none is left' | { orderId: string; error: unknown }

async function expireOne(db: Database, skipped: readonly string[]): Promise<Outcome> {
  let orderId: string | undefined
  try {
    return await db.transaction(async (tx) => {
      // A row that stays locked delays this order and not the run.
      await tx.execute(sql`set local lock_timeout = '1s'`)
      const [row] = await tx
        .select()
        .from(order)
        .where(
          and(eq(order.status, 'held'), sql`${order.holdUntil} < now()`, notInArray(order.id, [...skipped])),
        )
        .orderBy(order.holdUntil)
        .limit(1)
        .for('no key update', { skipLocked: true })
      orderId = row?.id
      if (row === undefined) return 'none is left'
      await endOrder(tx, row, 'expired', 'Not paid in time')
      return 'ended'
    })
  } catch (error) {
    if (orderId === undefined) throw error
    return { orderId, error }
  }
}
