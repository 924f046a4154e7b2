import { inLatinDigits } from './transliterate.ts'

/** Spellings of the numbers from one to ten in English and Hindi, and of one and a half and two and a half. */
const COUNTS: readonly (readonly [number, string])[] = [
  [1, 'one|ek|एक'],
  [2, 'two|do|दो'],
  [3, 'three|teen|tin|तीन'],
  [4, 'four|cha+r|चार'],
  [5, 'five|pa+nch|पांच|पाँच|पाच'],
  [6, 'six|chhe|chhah|che|छह|छः|छे'],
  [7, 'seven|sa+t|सात'],
  [8, 'eight|a+th|आठ'],
  [9, 'nine|nau|नौ'],
  [10, 'ten|das|दस'],
  [1.5, 'dedh|derh|डेढ़|डेढ़'],
  [2.5, 'dhai|adhai|ढाई|अढ़ाई|अढ़ाई'],
]
const HUNDRED = 'hundred|sau|सौ'
const THOUSAND = 'k|thousand|haza+r|हज़ार|हज़ार|हजार'

/** A number in words, which is one only before a hundred or a thousand: "do" is also English. */
export const COUNT = `(?:${COUNTS.map(([, spellings]) => spellings).join('|')})`
/** Hundreds or thousands, and hundreds after these: the "hazaar paanch sau" of "do hazaar paanch sau". */
export const SCALE = String.raw`(?:(?:${THOUSAND})(?:\s+(?:${COUNT}|\d)\s+(?:${HUNDRED})(?!\p{L}))?|${HUNDRED})`

/** Amount of a number in digits or in words, with its hundreds or thousands. */
export function amountOf(number = '', scale = ''): number {
  const [first = '', count, hundreds] = scale.toLowerCase().split(/\s+/)
  const whole = valueOf(number) * (isOf(THOUSAND, first) ? 1_000 : isOf(HUNDRED, first) ? 100 : 1)
  return hundreds === undefined ? whole : whole + valueOf(count) * 100
}

function valueOf(number = ''): number {
  const inWords = COUNTS.find(([, spellings]) => isOf(spellings, number))
  return inWords?.[0] ?? Number(inLatinDigits(number).replaceAll(',', ''))
}

const isOf = (spellings: string, word: string) => new RegExp(`^(?:${spellings})$`, 'iu').test(word)
