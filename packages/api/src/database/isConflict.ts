import { codeOf } from './codeOf.ts'

/** SQLSTATEs of transactions that may succeed when they are retried: serialisation failure, deadlock, lock not available. */
const LOST = new Set(['40001', '40P01', '55P03'])

/** True when a transaction was rolled back because of a concurrent one. */
export function isConflict(error: unknown): boolean {
  return LOST.has(codeOf(error) ?? '')
}
