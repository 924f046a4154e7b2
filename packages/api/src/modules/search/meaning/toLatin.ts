import type { Names } from '../CatalogueNames.ts'
import { noise } from './Lexicon.ts'
import { isDevanagari, transliterate } from './transliterate.ts'

/** Length of the longest name that is looked up, in words. */
const NAME_MAX = 3

/** Converts Devanagari words to the names that they sound like, or to Latin letters. */
export function toLatin({ lexicon }: Names, words: readonly string[]): string[] {
  const latin: string[] = []
  for (let at = 0; at < words.length;) {
    const run = words.slice(at, at + NAME_MAX).map((word) => isDevanagari(word))
    const longest = run.includes(false) ? run.indexOf(false) : run.length
    const word = words[at] ?? ''
    if (longest === 0 || noise.has(word)) {
      latin.push(word)
      at++
      continue
    }
    const found = Array.from({ length: longest }, (_, index) => longest - index)
      .map((count) => {
        const spelt = words
          .slice(at, at + count)
          .map(transliterate)
          .join(' ')
        return { count, match: lexicon.findTransliterated(spelt) }
      })
      .find(({ match }) => match !== undefined)
    latin.push(...(found?.match?.name ?? transliterate(word)).split(' '))
    at += found?.count ?? 1
  }
  return latin
}
