const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export interface Duration {
  /** "2 hours" */
  short: string
  /** "two hours", with digits from 13 on. */
  words: string
}

function duration(count: number, unit: string): Duration {
  const units = count === 1 ? unit : `${unit}s`
  return { short: `${count} ${units}`, words: `${WORDS[count] ?? count} ${units}` }
}

export const daysOf = (days: number) => duration(days, 'day')

/** Whole hours as hours, and others as minutes. */
export const minutesOf = (minutes: number) =>
  minutes % 60 === 0 ? duration(minutes / 60, 'hour') : duration(minutes, 'minute')
