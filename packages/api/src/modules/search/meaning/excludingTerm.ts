import type { Names } from '../CatalogueNames.ts'
import { hasAny, not } from '../Condition.ts'
import { ADJECTIVES, SIGNS } from './attributes.data.ts'
import { lackingPhrases } from './joinNegations.ts'
import { lacksColour } from './colourTerm.ts'
import { familyOf, typesAbove, type Concept } from './Concept.ts'
import { heldIn } from './heldIn.ts'
import { LACKING_SAID_AS } from './stated.data.ts'
import { isPlain } from './isPlain.ts'
import { toPhrase, toPhrases, type ExcludingTerm, type Term } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import type { Token } from './readTokens.ts'
import { anyOf } from './TypeConditions.ts'

/** Resham is silk, and a brand. */
const brandOf = ({ brand, concept }: Token) => (concept === undefined ? brand : undefined)

const NAMED: ReadonlySet<Concept['kind'] | undefined> = new Set(['colour', 'audience'])

/** Looks, which products say of themselves if they have them. */
const LOOKS: ReadonlySet<string | undefined> = new Set(['glitter', 'glossy', 'matte'])

const isLook = ({ concept }: Token) => LOOKS.has(concept?.names[0])

/** True for what is seen: the brand of a product, its colour or look, for whom it is, and all that clothes have. */
export function isSeen(lacked: Token, head: Token | undefined): boolean {
  const isSaid = isPlain(head) || isScent(head)
  return isSaid || brandOf(lacked) !== undefined || NAMED.has(lacked.concept?.kind) || isLook(lacked)
}

/** A product that says that it lacks something. */
export function claimTerm({ text, correctionOf }: Token, lacked: Token): Term {
  const own = [toPhrase(text), ...lackingPhrases(lacked)]
  const has = hasAny(
    [...own, ...toPhrases(LACKING_SAID_AS.get(lacked.concept?.names[0] ?? lacked.text) ?? [])],
    'ABCD',
  )
  return {
    kind: 'word',
    text,
    correctionOf,
    own,
    has,
    // What says it in so many words comes before what says something like it.
    exact: hasAny(own, 'ABCD'),
    brand: undefined,
    isNarrowing: false,
  }
}

/** True for how something is, such as red or sweet. A word without a meaning is so after "not". */
const isQuality = ({ text }: Token, { concept, brand }: Token) =>
  concept === undefined
    ? brand === undefined && text.startsWith('not ')
    : concept.kind === 'colour' || ADJECTIVES.has(concept.names[0])

/** True for another kind of the type: studs that are no jhumkas. The name of a category may have both. Of clothes, one may come with the other. */
const isKindBeside = (lacked: Concept | undefined, type: Concept | undefined): lacked is Concept =>
  lacked?.kind === 'type' &&
  type !== undefined &&
  lacked !== type &&
  familyOf(type) !== 'clothing' &&
  lacked.parent !== undefined &&
  [type, ...typesAbove(type)].includes(lacked.parent)

/** Scents are what their texts say they smell of. */
const isScent = (head: Token | undefined) =>
  head?.concept !== undefined && typesAbove(head.concept).at(-1)?.names[0] === 'fragrance'

/** Leaves out what has the thing. */
export function excludingTerm(
  names: Names,
  token: Token,
  lacked: Token,
  head: Token | undefined,
): ExcludingTerm {
  const { text, correctionOf } = token
  const { brandWords } = names
  const brand = brandOf(lacked)
  const signs = isPlain(head) ? SIGNS.get(lacked.concept?.names[0]) : undefined
  // Another name of the type leaves out what is called so, not the type.
  const others = lacked.concept === head?.concept ? [] : (lacked.concept?.names ?? [])
  const own = toPhrases(brand ? [brand.word] : [lacked.text, ...others, ...(signs ?? [])])
  const isColour = lacked.concept?.kind === 'colour'
  // Descriptions of cosmetics name what others have.
  const isDescribed = isLook(lacked) || isScent(head) || (isPlain(head) && lacked.concept?.kind !== 'type')
  const parts = isColour || brand ? 'AB' : isDescribed ? 'ABCD' : 'ABC'
  const named = hasAny(brand ? own : outsideBrands(brandWords, own), parts)
  const isType = lacked.concept?.kind === 'type'
  const stated = isKindBeside(lacked.concept, head?.concept)
    ? anyOf([names.types.has(lacked.concept), hasAny(own, 'AB')])
    : isPlain(head) && isType
      ? anyOf([named, heldIn(own)])
      : named
  return {
    kind: isColour ? 'colour' : 'word',
    text,
    correctionOf,
    own,
    name: brand?.name ?? (isQuality(token, lacked) ? lacked.concept?.names[0] : undefined) ?? lacked.text,
    isShown: isSeen(lacked, head),
    isQuality: isQuality(token, lacked),
    has: isColour
      ? lacksColour(names, own, lacked, head)
      : anyOf([hasAny(lackingPhrases(lacked), 'ABCD'), not(stated)]),
    brand: undefined,
    isNarrowing: false,
  }
}
