import { and, eq, notInArray, sql } from 'drizzle-orm'
import { isConflict } from '#database/isConflict.ts'
import type { Database } from '#database/openDatabase.ts'
import { order } from '#database/schema/order.ts'
import { endOrder } from './moveOrder.ts'

/** Longest time of one run. The next run continues. */
const RUN_MS = 10_000
const AT_A_TIME = 4

/**
 * A locked order, such as one whose payment has just arrived, waits for the next run. A failure delays no other
 * order, and is thrown at the end.
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
        if (!isConflict(outcome.error)) failures.push(outcome.error)
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
      // A locked row delays this order only.
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
      await endOrder(tx, row, 'expired', { note: 'Not paid in time' })
      return 'ended'
    })
  } catch (error) {
    if (orderId === undefined) throw error
    return { orderId, error }
  }
}
