import { codeOf } from './codeOf.ts'

/** SQLSTATEs of a transaction that lost to others and may win the next time: serialisation, deadlock, lock not available. */
const LOST = new Set(['40001', '40P01', '55P03'])

/** Whether a transaction was rolled back because others were in its way. */
export function hasLost(error: unknown): boolean {
  return LOST.has(codeOf(error) ?? '')
}
