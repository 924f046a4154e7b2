const istDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

export function today(now: Date = new Date()): string {
  return istDay.format(now)
}
