import { createFormats } from './createFormats.ts'

/** Formats of India in English, the default of `TextsProvider`. */
export const indianFormats = createFormats({ locale: 'en-IN', currency: 'INR', timeZone: 'Asia/Kolkata' })

export const { price: formatPrice, date: formatDate, dateTime: formatDateTime } = indianFormats

export type { Formats } from './createFormats.ts'
