const part = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', ...options })
const hourFormat = part({ hour: 'numeric', minute: '2-digit', hour12: true })
const dayFormat = part({ weekday: 'short', day: 'numeric', month: 'short' })
const numberFormat = part({ year: 'numeric', month: '2-digit', day: '2-digit' })

const DAY_MS = 86_400_000
const dayOf = (moment: Date) => numberFormat.format(moment)

/**
 * Delivery estimate in India's time: "by 6:40 pm today", "tomorrow by 10:00 am", "by Wed, 25 Nov". Both times come from the server,
 * because the browser's clock may be wrong.
 */
export function formatDeliveryEstimate({ promised_by, now }: { promised_by: string; now: string }): string {
  const by = new Date(promised_by)
  const today = new Date(now)
  const hour = hourFormat.format(by).toLowerCase()
  if (dayOf(by) === dayOf(today)) return `by ${hour} today`
  if (dayOf(by) === dayOf(new Date(today.getTime() + DAY_MS))) return `tomorrow by ${hour}`
  return `by ${dayFormat.format(by)}`
}
