import type { Names } from '../CatalogueNames.ts'
import type { Token } from './readTokens.ts'

/** Clothes, where a search names no type but something to wear: "office wear", "womens wear", "what to wear for haldi". */
export function clothesFor({ lexicon }: Names, tokens: readonly Token[]): Token | undefined {
  const isWorn = tokens.some(({ text, concept, isNoise }) =>
    isNoise === true ? text === 'wear' : WORN.has(concept?.names[0]) && text.endsWith('wear'),
  )
  const concept = isWorn ? lexicon.find(CLOTHES) : undefined
  return concept && { text: CLOTHES, concept }
}

const CLOTHES = 'clothes'

/** Qualities of clothes that are also said with "wear". "Long wear" is said of make-up. */
const WORN: ReadonlySet<string | undefined> = new Set(['party', 'festive', 'office', 'casual'])
