import { all } from '../Condition.ts'
import type { SearchEngine } from '../SearchEngine.ts'
import type { Meaning } from './Meaning.ts'
import { narrowToAudiences, type AudienceNames } from './narrowToAudiences.ts'
import type { Token } from './readTokens.ts'

const GIFT_SET = 'gift set'
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

/**
 * A gift is one of the shop's gift sets. Where it has none of the brand or for the audience, everything of the brand or for the audience
 * may be one: "baby gift" finds toys.
 */
export async function chooseGifts(
  engine: SearchEngine,
  meaning: Meaning,
  names: AudienceNames,
): Promise<Meaning> {
  const { gift, type, brand, audiences, words, liked } = meaning
  if (gift === undefined || type === undefined) return meaning
  const brands = [brand, ...words.filter((word) => word.brand !== undefined)].map((term) => term?.has)
  const sets = all(type.has, ...brands) ?? type.has
  if ((await engine.count(sets, 1)) > 0) {
    const { lacking } = await narrowToAudiences(engine, sets, audiences, names)
    if (lacking.length === 0) return meaning
    const anything = await narrowToAudiences(engine, all(...brands), audiences, names)
    if (anything.lacking.length > 0) return meaning
  }
  const others = [...words, ...liked]
  const isAnything = others.length > 0 || brand !== undefined || audiences.length > 0
  return { ...meaning, type: undefined, words: isAnything ? others : [gift], liked: [gift] }
}
