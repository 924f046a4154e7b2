import { foldWords } from '../foldText.ts'
import { PRAISES } from '../meaning/attributes.data.ts'
import type { UnderstoodFilter } from '../meaning/readRanges.ts'
import { transliterate } from '../meaning/transliterate.ts'

/** "Kuch accha sa" and "something nice" name nothing: the best rated products answer them, or the best sellers what is popular, and the page says so. */
export function bestOfAll(text: string): UnderstoodFilter[] {
  const words = foldWords(text).map((word) => transliterate(word))
  const kind = words.some((word) => POPULAR.has(word)) ? 'best_seller' : 'rating_desc'
  return words.some((word) => PRAISES.has(word) || POPULAR.has(word))
    ? [{ kind, text: text.trim(), min: null, max: null }]
    : []
}

const POPULAR: ReadonlySet<string> = new Set(['popular', 'trending', 'trendy', 'famous'])
