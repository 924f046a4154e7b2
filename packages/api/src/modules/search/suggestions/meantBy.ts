import type { Names } from '../CatalogueNames.ts'
import { foldWords } from '../foldText.ts'
import { inOneWord } from '../meaning/inOneWord.ts'
import { wordsOf } from './phrasesFor.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** Shorter beginnings are of many types. */
const BEGUN_MIN = 3

export interface Meant {
  /** Search whose first products are those of the text. */
  text: string
  /** Phrases of the brand that the text is called by begin so. */
  brand?: string
}

/** What a whole text is called by, if it is a brand or a type, or begins the name of the first category that is suggested. */
export function meantBy(
  names: Names,
  words: readonly string[],
  phrases: readonly KnownPhrase[],
): Meant | undefined {
  const { lexicon, brands } = names
  const isType = (text: string) =>
    lexicon.find(text)?.kind === 'type' && lexicon.find(text)?.isElsewhere !== true
  const [first] = phrases
  const text = words.join(' ')
  if (isType(text)) return { text }
  const begun = first?.kind === 'category' && text.length >= BEGUN_MIN ? partsOf(first.phrase) : []
  const part = begun.find((name) => name.startsWith(text) && isType(name))
  if (part !== undefined && !brands.has(inOneWord(words))) return { text: part }
  const spelt = wordsOf(names, words)
  const brand = brands.get(inOneWord(words)) ?? brands.get(inOneWord(spelt))
  if (brand !== undefined) return { text: brand.name, brand: foldWords(brand.name).join(' ') }
  // "Mul" begins mulmul and multani mitti as much as mules.
  const isBegun = phrases.some(({ folded }) => ` ${folded}`.includes(` ${text}`))
  return isType(spelt.join(' ')) && !isBegun ? { text: spelt.join(' ') } : undefined
}

/** "earrings" and "jhumkas" of "Earrings & Jhumkas" */
const partsOf = (phrase: string) => phrase.split(/[&,/]/).map((part) => foldWords(part).join(' '))
