const momentFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'Asia/Kolkata',
})

/** A moment, ISO 8601, as readers in India write it: "Sun, 22 Nov, 6:40 pm". */
export function formatMoment(iso: string): string {
  return momentFormat.format(new Date(iso))
}
