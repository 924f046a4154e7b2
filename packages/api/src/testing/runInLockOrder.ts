import { sql, type SQL } from 'drizzle-orm'
import { vi } from 'vitest'
import type { Database } from '#database/openDatabase.ts'

/** Long enough for a busy machine. */
const PATIENCE_MS = 60_000

/** Starts each call as soon as all earlier ones wait for a lock, then releases the rows: concurrent calls run in a known order. */
export async function runInLockOrder<T>(
  db: Database,
  rows: SQL,
  calls: readonly (() => Promise<T>)[],
): Promise<PromiseSettledResult<T>[]> {
  const started: Promise<T>[] = []
  try {
    await db.transaction(async (holder) => {
      await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      await holder.execute(rows)
      for (const call of calls) {
        started.push(call())
        await vi.waitFor(() => expectWaiting(db, started.length), { timeout: PATIENCE_MS, interval: 20 })
      }
    })
  } finally {
    await Promise.allSettled(started)
  }
  return Promise.allSettled(started)
}

async function expectWaiting(db: Database, count: number): Promise<void> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  if (rows[0]?.n !== count) throw new Error(`${rows[0]?.n} of ${count} calls wait for a lock`)
}
