import { inOneWord, type BrandName, type Names } from '../CatalogueNames.ts'
import type { SpeltWords } from './correctWords.ts'
import { noise, type Concept } from './Lexicon.ts'

/** Word or phrase of a search with its possible meanings. */
export interface Token {
  text: string
  concept?: Concept
  brand?: BrandName
  isPrefix?: boolean
  isNoise?: boolean
}

export const PHRASE_MAX = 5

/** Splits words into the longest brands and concepts, and single words. */
export function readTokens(names: Names, { words, prefixAt }: SpeltWords): Token[] {
  const tokens: Token[] = []
  for (let at = 0; at < words.length;) {
    const phrase = longestPhrase(names, words.slice(at, at + PHRASE_MAX))
    const text = words[at] ?? ''
    tokens.push(phrase?.token ?? singleWord(names, text, at === prefixAt))
    at += phrase?.count ?? 1
  }
  return tokens
}

/** A word of the catalogue may also be a rare spelling of a name, such as kaajal, or its beginning. */
function singleWord({ lexicon }: Names, text: string, isPrefix: boolean): Token {
  const heard = isPrefix ? lexicon.nameFrom(text) : noise.has(text) ? undefined : lexicon.nameBySound(text)
  const concept = heard === undefined ? undefined : lexicon.find(heard)
  return { text, isPrefix, isNoise: noise.has(text), ...(concept && { concept }) }
}

export function longestPhrase(
  { brands, lexicon }: Names,
  words: readonly string[],
): { token: Token; count: number } | undefined {
  for (let count = words.length; count > 0; count--) {
    const slice = words.slice(0, count)
    const text = slice.join(' ')
    const brand = brands.get(inOneWord(slice))
    const concept = lexicon.find(text)
    if (brand !== undefined)
      return { count, token: { text, brand, ...(count === 1 && concept && { concept }) } }
    if (concept === undefined) continue
    // "sports bra" is a bra, and "sports" narrows it.
    if (count === 1 || lexicon.find(slice.at(-1) ?? '') !== concept)
      return { count, token: { text, concept } }
  }
  return undefined
}
