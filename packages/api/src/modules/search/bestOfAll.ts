import { foldWords } from './foldText.ts'
import { PRAISES } from './meaning/attributes.data.ts'
import type { UnderstoodFilter } from './meaning/readRanges.ts'
import { transliterate } from './meaning/transliterate.ts'

/** "Kuch accha sa" and "something nice" name nothing: the best rated products answer them, and the page says so. */
export const bestOfAll = (text: string): UnderstoodFilter[] =>
  foldWords(text).some((word) => PRAISES.has(transliterate(word)))
    ? [{ kind: 'rating_desc', text: text.trim(), min: null, max: null }]
    : []
