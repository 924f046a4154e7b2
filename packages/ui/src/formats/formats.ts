const priceFormat = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 })

/** Price in whole rupees, rounded up: 123456.2 is "₹1,23,457". */
export function formatPrice(rupees: number): string {
  return `₹${priceFormat.format(Math.ceil(Math.round(rupees * 100) / 100))}`
}

const dayFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' })

/** Day of an ISO 8601 date or time in Indian notation: "21 Nov 2026". */
export function formatDate(iso: string): string {
  return dayFormat.format(new Date(iso))
}

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
