import { formatIsoDay, formatTime, formatWeekday } from '@shop/ui/formats'
import * as texts from '#texts/delivery.ts'

const DAY_MS = 86_400_000

interface Estimate {
  promised_by: string
  now: string
}

/** Both times come from the server, because the browser's clock may be wrong: "by 6:40 pm today", "by Wed, 25 Nov". */
export function formatDeliveryEstimate({ promised_by, now }: Estimate): string {
  const tomorrow = new Date(new Date(now).getTime() + DAY_MS).toISOString()
  const day = formatIsoDay(promised_by)
  const time = formatTime(promised_by).replace(':00', '')
  const { today, nextDay, later } = texts.arrivesBy
  if (day === formatIsoDay(now)) return today(time)
  if (day === formatIsoDay(tomorrow)) return nextDay(time)
  return later(formatWeekday(promised_by))
}
