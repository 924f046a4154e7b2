import { all } from '../Condition.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import type { Names } from '../CatalogueNames.ts'
import { joined } from './joinTypes.ts'
import type { Meaning, TypeTerm } from './Meaning.ts'
import { narrowToAudiences } from './narrowToAudiences.ts'
import type { Token } from './readTokens.ts'
import { typeTerm } from './terms.ts'
import { anyOf } from './TypeConditions.ts'

const GIFT_SET = 'gift set'
/** Types that women are given, where the shop has few gift sets or none. */
const PRESENTS = ['jewellery', 'perfume', 'bag', 'watch', 'candle', 'makeup kit', 'scarf', 'stole']
const OCCASIONS: ReadonlySet<string | undefined> = new Set([
  'bridal',
  'groom',
  'party',
  'festive',
  'navratri',
])

/** True for "gift", which any product may be, and not for "gift box". */
export const isGift = ({ text, concept }: Token): boolean =>
  concept?.names[0] === GIFT_SET && !text.includes(' ') && text !== 'hamper'

/** Tokens that only raise what has them: "gift" beside another type, and the occasion of a gift. */
export function likedTokens(head: Token | undefined, tokens: readonly Token[]): Token[] {
  const isForOccasion = head !== undefined && isGift(head)
  return tokens.filter(
    (token) => token !== head && (isGift(token) || (isForOccasion && OCCASIONS.has(token.concept?.names[0]))),
  )
}

/** Presents as one type with the typed name. */
function presentsTerm(names: Names, gift: TypeTerm): TypeTerm | undefined {
  const concepts = PRESENTS.flatMap((name) => names.lexicon.find(name) ?? [])
  const terms = concepts.flatMap(
    (concept) => typeTerm(names, { text: concept.names[0] ?? '', concept }) ?? [],
  )
  if (terms.length === 0) return undefined
  const none = anyOf([])
  return {
    ...joined(terms),
    text: gift.text,
    own: gift.own,
    typed: none,
    named: none,
    kinds: undefined,
    near: [],
  }
}

/**
 * A gift is one of the shop's gift sets. Where it has none of the brand or for the audience, everything of the brand or for the audience
 * may be one: "baby gift" finds toys. For women, what is often given follows few gift sets, or replaces them.
 */
export async function chooseGifts(engine: SearchEngine, meaning: Meaning, names: Names): Promise<Meaning> {
  const { gift, type, brand, audiences, words, liked } = meaning
  if (gift === undefined || type === undefined) return meaning
  const isForWomen = audiences.every(({ audience }) => ['women', 'girls'].includes(audience))
  const brands = [brand, ...words.filter((word) => word.brand !== undefined)].flatMap(
    (term) => term?.has ?? [],
  )
  const presents = brands.length === 0 && isForWomen ? presentsTerm(names, type) : undefined
  const sets = all(type.has, ...brands) ?? type.has
  if ((await engine.count(sets, 1)) > 0) {
    const { lacking } = await narrowToAudiences(engine, sets, audiences, names)
    if (lacking.length === 0) return { ...meaning, presents: presents?.has }
    const anything = await narrowToAudiences(engine, all(...brands), audiences, names)
    if (anything.lacking.length > 0) return meaning
  }
  if (presents !== undefined && (await engine.count(presents.has, 1)) > 0)
    return { ...meaning, type: presents, gift: undefined }
  const others = [...words, ...liked]
  const isAnything = others.length > 0 || brand !== undefined || audiences.length > 0
  return { ...meaning, type: undefined, words: isAnything ? others : [gift], liked: [gift] }
}
