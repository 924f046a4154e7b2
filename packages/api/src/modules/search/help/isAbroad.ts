import { ABROAD } from './helpTopics.data.ts'
import { wordsIn } from './wordsIn.ts'

const abroad: ReadonlySet<string> = new Set(wordsIn(ABROAD))

const OUT_OF_INDIA = /outside (?:of )?india|(?:india|bharat) (?:se|ke) bah[ae]a?r|भारत (?:से|के) बाहर/u

/** True for a text with another country, or with a place out of this one. */
export function isAbroad(search: string): boolean {
  const words = wordsIn(search)
  return OUT_OF_INDIA.test(words.join(' ')) || words.some((word) => abroad.has(word))
}
