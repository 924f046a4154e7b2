import { roundPromise } from '@shop/contract/roundPromise'
import { formatIsoDay, formatTime, formatWeekday } from '@shop/ui/formats'
import * as texts from '#texts/delivery.ts'

const DAY_MS = 86_400_000

interface Estimate {
  promised_by: string
  now: string
}

/** Both times come from the server, because the browser's clock may be wrong: "by 6:45 pm today", "by Wed, 25 Nov". */
export function formatDeliveryEstimate(estimate: Estimate): string {
  const { today, nextDay, later } = texts.arrivesBy
  const promised_by = roundPromise(new Date(estimate.promised_by)).toISOString()
  const time = formatTime(promised_by).replace(':00', '')
  return choose({ ...estimate, promised_by }, { today: today(time), nextDay: nextDay(time), later })
}

/** The day alone: "today", "by Wed, 25 Nov". */
export function formatDeliveryDay(estimate: Estimate): string {
  return choose(estimate, texts.arrivesOn)
}

interface Words {
  today: string
  nextDay: string
  later: (day: string) => string
}

function choose({ promised_by, now }: Estimate, { today, nextDay, later }: Words): string {
  const tomorrow = new Date(new Date(now).getTime() + DAY_MS).toISOString()
  const day = formatIsoDay(promised_by)
  if (day === formatIsoDay(now)) return today
  if (day === formatIsoDay(tomorrow)) return nextDay
  return later(formatWeekday(promised_by))
}
