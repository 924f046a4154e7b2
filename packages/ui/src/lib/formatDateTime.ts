const momentFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/** ISO 8601 time in Indian notation and time zone: "Sun, 22 Nov, 6:40 pm". */
export function formatDateTime(iso: string): string {
  return momentFormat.format(new Date(iso))
}
