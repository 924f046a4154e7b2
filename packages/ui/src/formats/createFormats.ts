/** Language, currency and time zone of amounts, dates and numbers. */
export interface FormatSettings {
  /** BCP 47: `en-IN`, `hi-IN`. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** IANA: `Asia/Kolkata`. */
  timeZone: string
}

/** Words for a number, by the categories of the language's plural rules. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export interface Formats {
  /** Rupees are whole and rounded up, as Indian shops write them: 123456.2 is "₹1,23,457". Other currencies are exact: "£9.50". */
  price: (amount: number) => string
  /** "1,23,456" */
  number: (value: number) => string
  /** Day of an ISO 8601 date or time: "21 Nov 2026". */
  date: (iso: string) => string
  /** Day without its year: "22 Nov". */
  day: (iso: string) => string
  /** Day with its weekday: "Sun, 22 Nov". */
  weekday: (iso: string) => string
  /** Time of day: "6:40 pm". */
  time: (iso: string) => string
  /** Day in the time zone, as ISO 8601 writes it: "2026-11-22". */
  isoDay: (iso: string) => string
  /** ISO 8601 time: "Sun, 22 Nov, 6:40 pm". */
  dateTime: (iso: string) => string
  /** Form of a word that goes with a number. */
  plural: (value: number, forms: PluralForms) => string
}

/** Formats of a language, currency and time zone. The only place of `Intl`. */
export function createFormats({ locale, currency, timeZone }: FormatSettings): Formats {
  const isWhole = currency === 'INR'
  const price = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    maximumFractionDigits: isWhole ? 0 : undefined,
  })
  const number = new Intl.NumberFormat(locale)
  const rules = new Intl.PluralRules(locale)
  // Browsers take a millisecond or more to make a format of dates, and a page needs few of these.
  const moment = (options: Intl.DateTimeFormatOptions, language = locale) => {
    let format: Intl.DateTimeFormat | undefined
    return (iso: string) =>
      (format ??= new Intl.DateTimeFormat(language, { timeZone, ...options })).format(new Date(iso))
  }
  const day = { day: 'numeric', month: 'short' } as const
  const weekday = { ...day, weekday: 'short' } as const
  const time = { hour: 'numeric', minute: '2-digit' } as const
  const formatTime = moment(time)
  return {
    price: (amount) => price.format(isWhole ? Math.ceil(Math.round(amount * 100) / 100) : amount),
    number: (value) => number.format(value),
    date: moment({ dateStyle: 'medium' }),
    day: moment(day),
    weekday: moment(weekday),
    // Some browsers write AM and PM in capitals.
    time: (iso) => formatTime(iso).toLowerCase(),
    dateTime: moment({ ...weekday, ...time }),
    // Swedish dates have the format of ISO 8601.
    isoDay: moment({}, 'sv-SE'),
    plural: (value, forms) => forms[rules.select(value)] ?? forms.other,
  }
}
