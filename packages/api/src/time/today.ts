const istDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** Current day in India, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return istDay.format(now)
}
