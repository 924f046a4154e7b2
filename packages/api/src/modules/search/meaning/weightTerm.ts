import type { Names } from '../CatalogueNames.ts'
import { hasAny } from '../Condition.ts'
import { isWithin } from './Concept.ts'
import { toPhrases, type Term } from './Meaning.ts'
import type { Token } from './readTokens.ts'
import { spansOf } from './spansOf.ts'
import { inLatinDigits } from './transliterate.ts'

/** Most kilograms between the ends of one size: 4-8 kg and 12-17 kg. */
const RANGE_MAX = 8
/** Heaviest child that wears a size by weight. */
const WEIGHT_MAX = 40

/** Types whose sizes are the weights of those who wear them. */
const WORN_BY_WEIGHT = ['diaper', 'baby clothes', 'swaddle']

/** The weight that a diaper is to fit, by the sizes and the texts that have it: 9 kg, 7-12 kg, and up to 10 kg. */
export function weightTerm({ lexicon }: Names, text: string, type: Token | undefined): Term | undefined {
  const [, number] = /^([0-9.]+)\s*(?:k|किलो)/iu.exec(inLatinDigits(text)) ?? []
  const weight = Number(number)
  const isWorn = WORN_BY_WEIGHT.map((name) => lexicon.find(name)).some(
    (one) => one !== undefined && type?.concept !== undefined && isWithin(type.concept, one),
  )
  if (number === undefined || weight > WEIGHT_MAX || !isWorn) return undefined
  // Half a kilogram more is within the same sizes.
  const whole = Math.floor(weight)
  const upTo = Array.from({ length: RANGE_MAX }, (_, more) => `to ${Math.ceil(weight) + more}`)
  const spans = spansOf(whole, RANGE_MAX).filter((span) => Number(span.split(' ').at(-1)) >= weight)
  const own = toPhrases(
    [...spans, ...upTo.flatMap((end) => [`up ${end}`, `up${end}`])].flatMap((span) => [
      `${span} kg`,
      `${span} kgs`,
    ]),
  )
  return {
    kind: 'size',
    text: `${number} kg`,
    own,
    has: hasAny(own, 'ABCD'),
    brand: undefined,
    isNarrowing: false,
    isPack: true,
  }
}
