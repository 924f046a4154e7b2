import type { Names } from '../CatalogueNames.ts'
import { groupBy } from '#lists/groupBy.ts'
import { isEnglishWord } from './commonWords.ts'
import { noise } from './Lexicon.ts'
import { findOtherBrand } from './OtherBrands.ts'

/** Shorter beginnings mean too much; those of other words than types are longer. */
const BEGUN_MIN = 4
const OTHER_BEGUN_MIN = 5
/** A beginning of more types is completed by none of them. */
const TYPES_MAX = 3
/** Part of the uses of all words with this beginning that another word than a type must have. */
const SHARE_MIN = 0.5
/** Words of the catalogue that are compared, the most frequent first. */
const WORDS_MAX = 50

/**
 * The word of which an unknown word is the beginning, as the catalogue spells it: lipstick of "lipst". A product type is likelier than
 * another word, which has to be the usual one with this beginning.
 */
export function completeWord({ vocabulary, lexicon }: Names, begun: string): string | undefined {
  if (begun.length < BEGUN_MIN || !/^[a-z]+$/.test(begun) || findOtherBrand(begun) !== undefined)
    return undefined
  const known = [...vocabulary.startingWith(begun, WORDS_MAX), ...lexicon.wordsFrom(begun)]
  const words = [...new Set(known)].filter((word) => word !== begun && !noise.has(word))
  const usesOf = (some: readonly string[]) =>
    some.reduce((total, word) => total + vocabulary.frequencyOf(word), 0)
  const meanings = groupBy(words, (word) => lexicon.find(word) ?? word)
  const byUse = Array.from(meanings, ([meaning, names]) => ({
    meaning,
    names,
    uses: usesOf(names),
  })).toSorted((one, other) => other.uses - one.uses)
  const types = byUse.filter(({ meaning }) => typeof meaning === 'object' && meaning.kind === 'type')
  if (types.length > TYPES_MAX) return undefined
  if (types[0] !== undefined) return types[0].names[0]
  // An English word is whole: "cast" is no castor oil.
  if (begun.length < OTHER_BEGUN_MIN || isEnglishWord(begun)) return undefined
  const [usual] = byUse
  return usual !== undefined && usual.uses >= SHARE_MIN * usesOf(words) ? usual.names[0] : undefined
}
