const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** The day of an ISO 8601 date or time as readers in India write it: "21 Nov 2026". */
export function formatDate(iso: string): string {
  return dayFormat.format(new Date(iso))
}
