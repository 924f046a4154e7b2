import type { Names } from '../CatalogueNames.ts'
import { hasAny, not } from '../Condition.ts'
import { SIGNS } from './attributes.data.ts'
import { lackingPhrases } from './joinNegations.ts'
import { familyOf, type Concept } from './Concept.ts'
import { toPhrase, toPhrases, type ExcludingTerm, type Term } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** Families whose products do not say what they lack: a dress without a belt names none. */
const PLAIN: ReadonlySet<string> = new Set(['clothing', 'footwear', 'jewellery', 'bags', 'accessories'])

export const isPlain = (type: Token | undefined) =>
  type?.concept !== undefined && PLAIN.has(familyOf(type.concept))

/** Resham is silk, and a brand. */
const brandOf = ({ brand, concept }: Token) => (concept === undefined ? brand : undefined)

const NAMED: ReadonlySet<Concept['kind'] | undefined> = new Set(['colour', 'audience'])

/** Looks, which products say of themselves if they have them. */
const LOOKS: ReadonlySet<string | undefined> = new Set(['glitter', 'glossy', 'matte'])

const isLook = ({ concept }: Token) => LOOKS.has(concept?.names[0])

/** True for what is seen: the brand of a product, its colour or look, for whom it is, and all that clothes have. */
export function isSeen(lacked: Token, head: Token | undefined): boolean {
  return brandOf(lacked) !== undefined || NAMED.has(lacked.concept?.kind) || isLook(lacked) || isPlain(head)
}

/** A product that says that it lacks something. */
export function claimTerm({ text, correctionOf }: Token, lacked: Token): Term {
  const own = [toPhrase(text), ...lackingPhrases(lacked)]
  const has = hasAny(own, 'ABCD')
  return { kind: 'word', text, correctionOf, own, has, brand: undefined, isNarrowing: false }
}

/** Leaves out what has the thing. A product with shades of a colour comes in others, too, unless most of them have it. */
export function excludingTerm(
  { brandWords }: Names,
  token: Token,
  lacked: Token,
  head: Token | undefined,
): ExcludingTerm {
  const { text, correctionOf } = token
  const brand = brandOf(lacked)
  const signs = isPlain(head) ? SIGNS.get(lacked.concept?.names[0]) : undefined
  const own = toPhrases(
    brand ? [brand.word] : [lacked.text, ...(lacked.concept?.names ?? []), ...(signs ?? [])],
  )
  const isColour = lacked.concept?.kind === 'colour'
  // Descriptions of cosmetics name what others have.
  const isDescribed = isLook(lacked) || (isPlain(head) && lacked.concept?.kind !== 'type')
  const parts = isColour || brand ? 'AB' : isDescribed ? 'ABCD' : 'ABC'
  const lacks = not(hasAny(brand ? own : outsideBrands(brandWords, own), parts))
  return {
    kind: isColour ? 'colour' : 'word',
    text,
    correctionOf,
    own,
    name: brand?.name ?? (isColour ? lacked.concept?.names[0] : lacked.text),
    isShown: isSeen(lacked, head),
    has: isColour ? lacks : anyOf([hasAny(lackingPhrases(lacked), 'ABCD'), lacks]),
    brand: undefined,
    isNarrowing: false,
  }
}
