import { setTimeout as pause } from 'node:timers/promises'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import type { Database, Transaction } from './openDatabase.ts'

/** SQLSTATEs of a transaction that lost to others and may win the next time: serialisation, deadlock, lock not available. */
const LOST = new Set(['40001', '40P01', '55P03'])
const TRIES = 4
const PAUSE_MS = 40

/** Runs a transaction, up to three times more when it lost to others; `work` may therefore do nothing outside of it. */
export async function withRetries<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tried === TRIES || !hasLost(error)) throw error
      // Not all at the same time again.
      await pause(PAUSE_MS * tried * (0.5 + Math.random()))
    }
  }
}

function hasLost(error: unknown): boolean {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  return cause instanceof Error && 'code' in cause && LOST.has(String(cause.code))
}
