/** Where and how amounts, dates and numbers are read. */
export interface FormatSettings {
  /** BCP 47: `en-IN`, `hi-IN`. */
  locale: string
  /** ISO 4217. Prices have no fractions. */
  currency: string
  /** IANA: `Asia/Kolkata`. */
  timeZone: string
}

/** Words for a number, by the categories of the language's plural rules. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

export interface Formats {
  /** Price in whole units, rounded up: 123456.2 is "₹1,23,457". */
  price: (amount: number) => string
  /** "1,23,456" */
  number: (value: number) => string
  /** Day of an ISO 8601 date or time: "21 Nov 2026". */
  date: (iso: string) => string
  /** ISO 8601 time: "Sun, 22 Nov, 6:40 pm". */
  dateTime: (iso: string) => string
  /** Form of a word that goes with a number. */
  plural: (value: number, forms: PluralForms) => string
}

/** Formats of a language, currency and time zone. The only place of `Intl`. */
export function createFormats({ locale, currency, timeZone }: FormatSettings): Formats {
  const price = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 })
  const number = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const dateTime = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
  })
  const rules = new Intl.PluralRules(locale)
  return {
    price: (amount) => price.format(Math.ceil(Math.round(amount * 100) / 100)),
    number: (value) => number.format(value),
    date: (iso) => date.format(new Date(iso)),
    dateTime: (iso) => dateTime.format(new Date(iso)),
    plural: (value, forms) => forms[rules.select(value)] ?? forms.other,
  }
}
