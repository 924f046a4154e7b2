import { formatIsoDay, formatTime, formatWeekday } from '@shop/ui/formats'
import * as texts from '#texts/delivery.ts'

const DAY_MS = 86_400_000

/** Both times come from the server, because the browser's clock may be wrong: "by 6:40 pm today", "by Wed, 25 Nov". */
export function formatDeliveryEstimate({ promised_by, now }: { promised_by: string; now: string }): string {
  const tomorrow = new Date(new Date(now).getTime() + DAY_MS).toISOString()
  const day = formatIsoDay(promised_by)
  if (day === formatIsoDay(now)) return texts.byTimeToday(formatTime(promised_by))
  if (day === formatIsoDay(tomorrow)) return texts.tomorrowByTime(formatTime(promised_by))
  return texts.byDay(formatWeekday(promised_by))
}
