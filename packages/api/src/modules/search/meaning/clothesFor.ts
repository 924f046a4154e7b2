import { all, not } from '../Condition.ts'
import type { Names } from '../CatalogueNames.ts'
import type { TypeTerm } from './Meaning.ts'
import { OCCASIONS } from './occasions.ts'
import type { Token } from './readTokens.ts'

/** Clothes, where a search names no type but something to wear: "office wear", "womens wear", "what to wear for haldi". */
export function clothesFor({ lexicon }: Names, tokens: readonly Token[]): Token | undefined {
  const isWorn = tokens.some(({ text, concept, isNoise }) =>
    isNoise === true ? text === 'wear' : WORN.has(concept?.names[0]) && text.endsWith('wear'),
  )
  const concept = isWorn ? lexicon.find(CLOTHES) : undefined
  return concept && { text: CLOTHES, concept }
}

/** An outfit for an occasion is none of the clothes that are worn at home or under others. */
export function withoutNightwear(
  { lexicon, types }: Names,
  type: TypeTerm | undefined,
  tokens: readonly Token[],
): TypeTerm | undefined {
  const isOutfit = type !== undefined && lexicon.find(type.text) === lexicon.find(CLOTHES)
  if (!isOutfit || !tokens.some(({ concept }) => OCCASIONS.has(concept?.names[0]))) return type
  const others = UNSEEN.flatMap((name) => lexicon.find(name) ?? []).map((concept) => not(types.has(concept)))
  return { ...type, has: all(type.has, ...others) ?? type.has }
}

const CLOTHES = 'clothes'

const UNSEEN = ['sleepwear', 'robe', 'lingerie']

/** Qualities of clothes that are also said with "wear". "Long wear" is said of make-up. */
const WORN: ReadonlySet<string | undefined> = new Set(['party', 'festive', 'office', 'casual'])
