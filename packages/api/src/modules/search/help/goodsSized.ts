import type { Names } from '../CatalogueNames.ts'
import { familyOf } from '../meaning/Concept.ts'
import { noise } from '../meaning/Lexicon.ts'
import { longestPhrase, PHRASE_MAX } from '../meaning/readTokens.ts'
import { toLatin } from '../meaning/toLatin.ts'
import { foldWords } from '../foldText.ts'
import { ASKING, BESIDE_SIZES, SIZES, WISHING } from './helpTopics.data.ts'
import { namesSize } from './namesSize.ts'
import { keysIn } from './wordsIn.ts'

const SIZED: ReadonlySet<string> = new Set(['clothing', 'footwear', 'jewellery'])

const sizes: ReadonlySet<string> = new Set(keysIn(SIZES))
const beside: ReadonlySet<string> = new Set(keysIn(`${SIZES} ${BESIDE_SIZES} ${ASKING} ${WISHING}`))

/** Goods, or those for whom they are, whose sizes a search asks about: the kurta of "kurta size chart". */
export function goodsSized(names: Names, text: string): string | undefined {
  const words = foldWords(text)
  if (namesSize(text) || !keysIn(text).some((key) => sizes.has(key))) return undefined
  const goods = words.filter((word) => !noise.has(word) && !keysIn(word).every((key) => beside.has(key)))
  const latin = toLatin(names, goods)
  const isSized = latin.some((_, at) => {
    const concept = longestPhrase(names, latin.slice(at, at + PHRASE_MAX))?.token.concept
    return concept?.kind === 'audience' || (concept?.kind === 'type' && SIZED.has(familyOf(concept)))
  })
  return isSized ? goods.join(' ') : undefined
}
