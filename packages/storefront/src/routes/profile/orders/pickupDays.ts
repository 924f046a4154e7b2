const DAY_MS = 86_400_000
const DAYS = 5
const labelFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})
// Sweden writes dates as ISO 8601 does.
const valueFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' })

/** The days on which something can be fetched: from tomorrow on, in India, by a moment of the server's clock. */
export function pickupDays(now: string): { value: string; label: string }[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(new Date(now).getTime() + (index + 1) * DAY_MS)
    return { value: valueFormat.format(day), label: index === 0 ? 'Tomorrow' : labelFormat.format(day) }
  })
}
