const istDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day it is in India, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return istDay.format(now)
}
