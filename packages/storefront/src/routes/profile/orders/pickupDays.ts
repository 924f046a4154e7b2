import { formatIsoDay, formatWeekday } from '@shop/ui/formats'
import * as texts from '#texts/profile.ts'

const DAY_MS = 86_400_000
const DAYS = 5

/** Possible pickup days from tomorrow on, in India, based on the server's time. */
export function pickupDays(now: string): { value: string; label: string }[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(new Date(now).getTime() + (index + 1) * DAY_MS).toISOString()
    return { value: formatIsoDay(day), label: index === 0 ? texts.tomorrow : formatWeekday(day) }
  })
}
