import type { Names } from '../CatalogueNames.ts'
import { helpTopicOf } from './helpTopicOf.ts'

/** Topic that a search of the shop asks about: what it sells is no name of a place. */
export const helpTopicIn = ({ lexicon, vocabulary, brands }: Names, text: string) =>
  helpTopicOf(text, (word) => lexicon.find(word) !== undefined || vocabulary.has(word) || brands.has(word))
