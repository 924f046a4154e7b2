import type { Names } from '../CatalogueNames.ts'
import { hasAny } from '../Condition.ts'
import { isWithin } from './Concept.ts'
import { isGiftSet } from './gifts.ts'
import { toPhrases, type Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { ageOf } from './requests.ts'
import { isWorn } from './sizeTerm.ts'
import { spansOf } from './spansOf.ts'

/** Spellings of the units of ages in catalogues. */
const UNITS = { year: ['year', 'y', 'yr', 'yrs'], month: ['month', 'm', 'mths'] }
/** Most years or months between the ages of one size: 6-12 months. */
const RANGES_MAX = { year: 3, month: 6 }

/** Up to this age sizes are in months, too. */
const YEARS_IN_MONTHS = 2

/** The age that clothes for a child are to fit, by the sizes or the texts that have it: 5, 4-5 and 4-6 years. */
export function ageTerm({ lexicon }: Names, text: string, type: Token | undefined): Term | undefined {
  const age = ageOf(text)
  if (age !== undefined && isGiftSet(type)) return ageOfGift(age)
  const clothes = lexicon.find('baby clothes')
  const isFitted =
    isWorn(type) || (type?.concept !== undefined && clothes !== undefined && isWithin(type.concept, clothes))
  if (age === undefined || !isFitted) return undefined
  const inMonths =
    age.unit === 'year' && age.number <= YEARS_IN_MONTHS ? phrasesOf(age.number * 12, 'month') : []
  const own = toPhrases([...phrasesOf(age.number, age.unit), ...inMonths])
  return {
    kind: 'word',
    text: age.text,
    own,
    has: hasAny(own, 'ABCD'),
    brand: undefined,
    isNarrowing: false,
    isAge: true,
  }
}

/** From this age a child is given other things than a baby. */
const YEARS_OF_CHILDREN = 3

/** What a baby is given is no gift for a child of five, unless its sizes or its texts say so. */
function ageOfGift({ number, unit }: { number: number; unit: 'year' | 'month' }): Term | undefined {
  if (unit === 'month' || number < YEARS_OF_CHILDREN) return undefined
  const own = toPhrases(phrasesOf(number, unit))
  const text = `${number} year old`
  return { kind: 'word', text, own, has: hasAny(own, 'ABCD'), brand: undefined, isNarrowing: false }
}

const phrasesOf = (number: number, unit: 'year' | 'month') =>
  // "5-6Y" has no space.
  spansOf(number, RANGES_MAX[unit]).flatMap((span) =>
    UNITS[unit].flatMap((name) => [`${span} ${name}`, `${span}${name}`]),
  )
