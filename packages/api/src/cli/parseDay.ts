import { UsageError } from './Command.ts'

/** Start of a day such as 2026-12-31, in India's time zone. */
export function parseDay(option: string, day: string): Date {
  const moment = new Date(`${day}T00:00:00+05:30`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(moment.getTime()))
    throw new UsageError(`--${option} is a day such as 2026-12-31.`)
  return moment
}
