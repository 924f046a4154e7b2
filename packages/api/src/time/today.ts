const DAY_MS = 86_400_000
/** India has one time zone and no summer time. */
const AHEAD_MS = 5.5 * 3_600_000

/** Date in India, such as 2026-11-23. */
export function today(now: Date = new Date()): string {
  const days = Math.floor((now.getTime() + AHEAD_MS) / DAY_MS)
  return new Date(days * DAY_MS).toISOString().slice(0, 10)
}
