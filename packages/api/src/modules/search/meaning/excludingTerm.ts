import type { Names } from '../CatalogueNames.ts'
import { all, hasAny, not, type Condition } from '../Condition.ts'
import { ADJECTIVES, SIGNS } from './attributes.data.ts'
import { lacksColour } from './colourTerm.ts'
import { familyOf, typesAbove, type Concept } from './Concept.ts'
import { heldIn } from './heldIn.ts'
import { LACKING_SAID_AS } from './stated.data.ts'
import { isPlain } from './isPlain.ts'
import { lackingPhrases } from './lackingPhrases.ts'
import { toPhrase, toPhrases, type ExcludingTerm, type Term } from './Meaning.ts'
import { outsideBrands } from './outsideBrands.ts'
import { phrasesOfBrand } from './phrasesOfBrand.ts'
import type { Token } from './readTokens.ts'
import { isSubstance, lackedSubstance } from './substances.ts'
import { statesAnother, statesIt } from './suiting.ts'
import { anyOf } from './TypeConditions.ts'

/** Resham is silk, and a brand. */
const brandOf = ({ brand, concept }: Token) => (concept === undefined ? brand : undefined)

const NAMED: ReadonlySet<Concept['kind'] | undefined> = new Set(['colour', 'audience'])

/** Looks, which products say of themselves if they have them. */
const LOOKS: ReadonlySet<string | undefined> = new Set(['glitter', 'glossy', 'matte'])

const isLook = ({ concept }: Token) => LOOKS.has(concept?.names[0])

/** What alloys and scents may have where nothing names it. */
const HIDDEN: ReadonlySet<string> = new Set(['nickel', 'lead', 'cadmium', 'alcohol'])

/** True for what is seen: the brand of a product, its colour or look, for whom it is, and all that clothes have. */
export function isSeen(lacked: Token, head: Token | undefined): boolean {
  if (HIDDEN.has(lacked.text)) return false
  const isSaid = isPlain(head) || (isScent(head) && !isSubstance(lacked))
  return isSaid || brandOf(lacked) !== undefined || NAMED.has(lacked.concept?.kind) || isLook(lacked)
}

/** A product that says that it lacks something, or whose list of ingredients lacks it. */
export function claimTerm(token: Token, lacked: Token, head: Token | undefined): Term {
  const { text, correctionOf } = token
  const substance = lackedSubstance(lacked, head)
  const own = [toPhrase(text), ...lackingPhrases(lacked), ...(substance?.claims ?? [])]
  const others = isUnsuited(token, lacked)
    ? []
    : toPhrases(LACKING_SAID_AS.get(lacked.concept?.names[0] ?? lacked.text) ?? [])
  return {
    kind: 'word',
    text,
    correctionOf,
    own,
    has: anyOf([hasAny([...own, ...others], 'ABCD'), substance?.isUnlisted]),
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

/** True for what a product should not be made for: "not for dry skin". "Without leaving oily skin" is how it feels. */
const isUnsuited = ({ text, isClaim }: Token, { text: named, concept }: Token) =>
  concept?.kind === 'concern' &&
  (/\b(?:for|liye)\b/.test(text) || (isClaim !== true && / (?:skin|hair|scalp|twacha)$/.test(named)))

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
  const own = brand ? phrasesOfBrand(brand) : toPhrases([lacked.text, ...others, ...(signs ?? [])])
  const isColour = lacked.concept?.kind === 'colour'
  // Descriptions of cosmetics name what others have.
  const isDescribed = isLook(lacked) || isScent(head) || (isPlain(head) && lacked.concept?.kind !== 'type')
  const parts = isColour || brand ? 'AB' : isDescribed ? 'ABCD' : 'ABC'
  const named = hasAny(brand ? own : outsideBrands(brandWords, own), parts)
  const substance = lackedSubstance(lacked, head)
  const forOther = isUnsuited(token, lacked) ? `for ${lacked.concept?.names[0]}` : undefined
  const isType = lacked.concept?.kind === 'type'
  const stated = isKindBeside(lacked.concept, head?.concept)
    ? anyOf([names.types.has(lacked.concept), hasAny(own, 'AB')])
    : isPlain(head) && isType
      ? anyOf([named, heldIn(own)])
      : hasStated(token, lacked, named)
  return {
    kind: isColour ? 'colour' : 'word',
    text,
    correctionOf,
    own,
    name:
      brand?.name ??
      forOther ??
      (isQuality(token, lacked) ? lacked.concept?.names[0] : undefined) ??
      lacked.text,
    isShown:
      isSeen(lacked, head) || forOther !== undefined || (substance !== undefined && token.isJoined !== true),
    isQuality: isQuality(token, lacked) || forOther !== undefined,
    ...(substance && { unnamed: substance.unnamed }),
    has: isColour
      ? lacksColour(names, own, lacked, head)
      : anyOf([
          hasAny([...lackingPhrases(lacked), ...(substance?.claims ?? [])], 'ABCD'),
          substance === undefined ? not(stated) : substance.isUnlisted,
        ]),
    brand: undefined,
    isNarrowing: false,
  }
}

/** What a specification tells counts before the other texts: satin "between matte and cream" is not matte. */
function hasStated(token: Token, lacked: Token, named: Condition): Condition {
  const { concept } = lacked
  const isForOther = isUnsuited(token, lacked)
  // A cream that is not oily may be for oily skin.
  if (concept?.kind === 'concern' && !isForOther) return named
  const suited =
    concept !== undefined && isForOther
      ? hasAny(toPhrases(concept.names.flatMap((name) => [`for ${name}`, `suits ${name}`])), 'ABCD')
      : undefined
  const other = statesAnother(concept)
  const said = anyOf([named, suited])
  return anyOf([statesIt(concept), other === undefined ? said : all(said, not(other))])
}
