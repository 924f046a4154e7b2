import { today } from '#time/today.ts'

/** For how many days after its launch a product counts as new (spec §3: "launched within the last 60 days"). */
const NEW_FOR_DAYS = 60
const DAY_MS = 24 * 60 * 60 * 1_000

/** The day, `YYYY-MM-DD`, from which on a launch is new. */
export function newSince(now: Date = new Date()): string {
  return today(new Date(now.getTime() - NEW_FOR_DAYS * DAY_MS))
}
