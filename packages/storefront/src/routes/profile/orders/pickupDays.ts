const DAY_MS = 86_400_000
const DAYS = 5
const labelFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})
// Swedish dates have the format of ISO 8601.
const valueFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' })

/** Possible pickup days from tomorrow on, in India, based on the server's time. */
export function pickupDays(now: string): { value: string; label: string }[] {
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(new Date(now).getTime() + (index + 1) * DAY_MS)
    return { value: valueFormat.format(day), label: index === 0 ? 'Tomorrow' : labelFormat.format(day) }
  })
}
