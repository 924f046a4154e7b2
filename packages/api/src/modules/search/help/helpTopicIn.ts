import type { Names } from '../CatalogueNames.ts'
import { helpTopicBegun, helpTopicOf } from './helpTopicOf.ts'

/** Topic that a search of the shop asks about: what it sells is no name of a place. */
export const helpTopicIn = (names: Names, text: string) => helpTopicOf(text, isOfGoodsIn(names))

/** Topic that an unfinished search is on its way to. */
export const helpTopicBegunIn = (names: Names, text: string) => helpTopicBegun(text, isOfGoodsIn(names))

const isOfGoodsIn =
  ({ lexicon, vocabulary, brands }: Names) =>
  (word: string) =>
    lexicon.find(word) !== undefined || vocabulary.has(word) || brands.has(word)
