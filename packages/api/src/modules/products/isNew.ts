import { today } from '#time/today.ts'

/** A product is new for this many days after its launch (specification §3). */
const NEW_FOR_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1_000

/** First launch day that counts as new, `YYYY-MM-DD`. */
export function newProductsSince(now: Date = new Date()): string {
  return today(new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS))
}
