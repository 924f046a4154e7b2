import { setTimeout as pause } from 'node:timers/promises'
import { isConflict } from './isConflict.ts'
import type { Database, Transaction } from './openDatabase.ts'

const TRIES = 4
const PAUSE_MS = 40

/** Runs a transaction, and retries it up to three times after a conflict. `work` must have no effects outside of it. */
export async function withRetries<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (tried === TRIES || !isConflict(error)) throw error
      // A random pause separates transactions that conflicted.
      await pause(PAUSE_MS * tried * (0.5 + Math.random()))
    }
  }
}
