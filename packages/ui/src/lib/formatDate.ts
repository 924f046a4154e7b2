const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** Day of an ISO 8601 date or time in Indian notation: "21 Nov 2026". */
export function formatDate(iso: string): string {
  return dayFormat.format(new Date(iso))
}
