import { FAMILY_CODES } from '@shop/contract/colourFamily'
import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { USUAL_COLOURS } from './attributes.data.ts'
import { isPlain } from './isPlain.ts'
import { toPhrases, type Phrase } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** The usual words before a plain colour, by which texts call a tone of it. All of `tones.ts` are too many for an engine. */
const TONES =
  'antique bottle dark deep light pale soft bright rich dusty dusky royal rani peacock sea navy ice sky hot baby wine brick rust'.split(
    ' ',
  )

/** Option values of one colour by which lists are filtered, by all names of the colour. */
export const valuesOf = ({ colours }: Pick<Names, 'colours'>, names: readonly string[]): number[] =>
  names.flatMap((name) => colours.get(name) ?? [])

/** What has a colour, by how surely it does. */
export interface ColourConditions {
  /** Products of which any text names the colour. */
  has: Condition
  /** Those that have it by their facts or their shades, or by their titles where they have neither. */
  filtered: Condition
  /** Those whose titles or options say it by its usual name: "rani" is pink, but "rani red" is not. */
  plain: Condition
  /** Those whose descriptions say it where neither facts nor shades do: "pair it with jeans in black" may be said of another thing. */
  described?: Condition
  /** Of clothes, shoes and jewellery, those that have it before others: "gold and red". */
  leading?: Condition
}

export function colourConditions(
  names: Names,
  own: readonly Phrase[],
  [plain = '', ...others]: readonly string[],
  head: Token | undefined,
): ColourConditions {
  const typed = outsideBrands(names.brandWords, own)
  const stated = hasAny(typed, 'ABC')
  const called = hasAny(toPhrases([plain]), 'ABC')
  const known: Condition = { is: 'option', ids: valuesOf(names, [plain, ...others]) }
  const isUnknown = not(hasColour(names))
  // Of a lipstick that is sold one shade a product, the title names it.
  const filtered = anyOf([known, all(hasAny(typed, 'AB'), isUnknown)])
  if (!isPlain(head)) return { has: stated, plain: called, filtered: head === undefined ? known : filtered }
  const first = [plain, ...others, ...TONES.map((tone) => `${tone} ${plain}`)]
  const described = all(hasAny(describing(plain, others), 'ABCD'), isUnknown)
  return {
    has: anyOf([stated, described]),
    plain: called,
    filtered,
    described,
    leading: hasAny(toPhrases(first.map((name) => `colour value ${name}`)), 'ABCD'),
  }
}

/** Products whose colour lists know. */
const hasColour = ({ colours }: Names): Condition => ({ is: 'option', ids: [...colours.values()].flat() })

/** How the texts of clothes, shoes and jewellery tell their own colour. Of "pairs with black jeans" they tell that of something else. */
function describing(plain: string, others: readonly string[]): Phrase[] {
  return toPhrases([
    ...TONES.map((tone) => `${tone} ${plain}`),
    // Specifications have "value" between a name and what it is; see `search_document`.
    ...[plain, ...others].flatMap((name) => [`value ${name}`, `${name} colour`]),
  ])
}

/**
 * What has another colour than the excluded one fits, whatever it is called, unless most of its shades have that one. Of a type that has a usual
 * colour, what names none has that colour.
 */
export function lacksColour(
  names: Names,
  own: readonly Phrase[],
  { concept }: Token,
  head: Token | undefined,
): Condition {
  const [colour = '', ...others] = concept?.names ?? []
  const excluded = new Set(valuesOf(names, [colour, ...others]))
  const ids = [...names.colours.values()].flat().filter((id) => !excluded.has(id))
  const families = Object.keys(FAMILY_CODES).filter((one) => one !== colour)
  // The title or the colours of most shades; see `search_document`.
  const calledOtherwise = hasAny(toPhrases(families), 'AB')
  // A product with a fact, such as "black and gold", has all of its colours at once.
  const hasFact = hasAny(toPhrases(['colour value', 'color value']), 'ABCD')
  const inOthers = all({ is: 'option', ids }, calledOtherwise, not(hasFact))
  const unsaid = not(hasAny(outsideBrands(names.brandWords, own), 'AB'))
  const isUsual = USUAL_COLOURS.get(head?.concept?.names[0]) === colour
  return anyOf([inOthers, isUsual ? all(calledOtherwise, unsaid) : unsaid])
}
