import { createFormats } from './createFormats.ts'

/** Formats of India in English, the default of `TextsProvider`. */
export const indianFormats = createFormats({ locale: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' })

export const {
  price: formatPrice,
  number: formatNumber,
  date: formatDate,
  day: formatDay,
  weekday: formatWeekday,
  time: formatTime,
  dateTime: formatDateTime,
  isoDay: formatIsoDay,
} = indianFormats

export type { Formats } from './createFormats.ts'
