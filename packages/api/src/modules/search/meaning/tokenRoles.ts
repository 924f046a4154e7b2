import type { Names } from '../CatalogueNames.ts'
import { BESIDE_CLOTHES, USUAL_COLOURS } from './attributes.data.ts'
import type { Audience } from './audiences.ts'
import { AND } from './headOf.ts'
import { rootType } from './Concept.ts'
import { isIngredient } from './beautyWith.ts'
import { isPlain } from './isPlain.ts'
import { withConcerns } from './careFor.ts'
import { ALSO_TYPES, SPORTS } from './productTypes.data.ts'
import type { Token } from './readTokens.ts'
import { noise } from './Lexicon.ts'

export const toAudience = ({ text, correctionOf, concept }: Token) => ({
  text,
  correctionOf,
  audience: concept?.names[0] as Audience,
})

/** True for a sport that the type is made for: a sports bra for the gym. */
export function isSportOf(head: Token | undefined, { text }: Token): boolean {
  const names = head?.concept?.names ?? []
  const isMadeForIt = names.some((name) => name.startsWith(`${text} `) || SPORTS_TYPES.has(name))
  return SPORTS.includes(text) && isMadeForIt
}

const SPORTS_TYPES: ReadonlySet<string | undefined> = new Set(ALSO_TYPES['activewear'])

/** A baby of six months is one baby. */
export const onceEach = (audiences: readonly ReturnType<typeof toAudience>[]) =>
  audiences.filter(
    ({ audience }, index) => audiences.findIndex((other) => other.audience === audience) === index,
  )

/** Concerns of a search, and words with another meaning beside clothes or jewellery: "mehndi" is henna, and there the day on which it is worn. */
export function withMeaningBesideClothes(
  names: Names,
  head: Token | undefined,
  tokens: readonly Token[],
): Token[] {
  return withConcerns(names, head, tokens).map((token) => {
    const meant =
      isPlain(head) && token !== head
        ? (BESIDE_CLOTHES.get(token.text) ?? BESIDE_CLOTHES.get(token.concept?.names[0]))
        : undefined
    const concept = meant === undefined ? undefined : names.lexicon.find(meant)
    return concept === undefined ? token : { ...token, concept }
  })
}

/** A kajal is black unless the shopper names another colour. */
export function usualColour({ lexicon }: Names, head: Token | undefined, tokens: readonly Token[]): Token[] {
  const text = USUAL_COLOURS.get(head?.concept?.names[0])
  const concept = text === undefined ? undefined : lexicon.find(text)
  const isNamed = tokens.some((token) => token.concept?.kind === 'colour')
  return text === undefined || concept === undefined || isNamed ? [] : [{ text, concept }]
}

const COMPARED: ReadonlySet<string> = new Set([
  'dupe',
  'dupes',
  'similar',
  'like',
  'alternative',
  'alternatives',
])

/** What a brand is known for stands for the type, where the words have no other meaning: "huda beauty" is make-up. */
export function typeOfOtherBrand(
  { lexicon, vocabulary }: Names,
  tokens: readonly Token[],
): Token | undefined {
  // What is compared with a product of the brand has another name.
  const isCompared = tokens.some(({ text }) => COMPARED.has(text))
  // "The Ordinary niacinamide" is niacinamide, and of a palette there is more to say than make-up.
  const isNamed = tokens.some(
    ({ text, concept, isNoise, otherBrand }) =>
      isNoise !== true &&
      otherBrand === undefined &&
      (isIngredient(text, concept) || (concept === undefined && vocabulary.has(text) && !isCompared)),
  )
  if (isNamed) return undefined
  const other = tokens.find(
    ({ otherBrand, concept, text }) =>
      otherBrand !== undefined && concept === undefined && (isCompared || !vocabulary.has(text)),
  )
  const type = other?.otherBrand?.type
  const concept = type === undefined ? undefined : lexicon.find(type)
  return type !== undefined && concept ? { text: type, concept } : undefined
}

/** "Red colour" says no more than "red". */
export function isNameOfColour({ concept }: Token, tokens: readonly Token[]): boolean {
  return concept?.names[0] === 'colour' && tokens.some((token) => token.concept?.kind === 'colour')
}

/** The word "and" between two others joins them, unless it is written like the brand AND, which capitals tell apart, or follows "by". */
export function isJoiningWord(
  { text, brand }: Token,
  before: Token | undefined,
  after: Token | undefined,
  typed: string,
) {
  if (brand === undefined || !noise.has(text)) return false
  const isBetween = before !== undefined && after !== undefined && !['by', 'from'].includes(before.text)
  const isTold = typed !== typed.toUpperCase() && brand.name !== brand.name.toLowerCase()
  return isBetween && (!isTold || !typed.split(/\s+/).includes(brand.name))
}

/** Types without shades, of which no colour is asked for. */
const SHADELESS: ReadonlySet<string | undefined> = new Set(['skin care', 'bath and body'])

/**
 * A brand's name with another meaning, such as Resham, is a brand when nothing else was typed, or where "and" joins it to a brand. A colour is one
 * beside what has none: the plum of a "plum body butter".
 */
export function isBrand(token: Token, tokens: readonly Token[], head: Token | undefined): boolean {
  const { concept } = token
  const at = tokens.indexOf(token)
  const isJoined = [-1, 1].some(
    (step) => AND.has(tokens[at + step]?.text ?? '') && tokens[at + 2 * step]?.brand !== undefined,
  )
  const hasNoColour = head?.concept !== undefined && SHADELESS.has(rootType(head.concept).names[0])
  return (
    concept === undefined ||
    isJoined ||
    (concept.kind === 'colour' && hasNoColour) ||
    tokens.filter(({ isNoise }) => !isNoise).length === 1
  )
}
