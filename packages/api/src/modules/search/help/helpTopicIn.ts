import type { Names } from '../CatalogueNames.ts'
import { toLatin } from '../meaning/toLatin.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import { helpTopicBegun, helpTopicOf } from './helpTopicOf.ts'

/** Topic that a search of the shop asks about: what it sells is no name of a place. */
export const helpTopicIn = (names: Names, text: string) => helpTopicOf(text, isOfGoodsIn(names))

/** Topic that an unfinished search is on its way to. */
export const helpTopicBegunIn = (names: Names, text: string) => helpTopicBegun(text, isOfGoodsIn(names))

const isOfGoodsIn = (names: Names) => (word: string) => {
  const { lexicon, vocabulary, brands } = names
  const isKnown = (written: string) =>
    lexicon.find(written) !== undefined || vocabulary.has(written) || brands.has(written)
  return isKnown(word) || (isDevanagari(word) && toLatin(names, [word]).some(isKnown))
}
