import { some, type Condition } from '../Condition.ts'
import type { Term } from '../meaning/Meaning.ts'
import type { SearchEngine } from '../SearchEngine.ts'

/** An engine may have to try every combination of words, so their number is limited. */
const WORDS_MAX = 6

/** A letter that nobody knows, such as the tag of "<b>kajal</b>". */
const isLetter = ({ kind, text, otherBrand }: Term) =>
  kind === 'word' && otherBrand === undefined && /^\p{L}$/u.test(text)

/** Divides words into those that some product of the base has, and those that none has. */
export async function findWords(engine: SearchEngine, base: Condition | undefined, words: readonly Term[]) {
  if (words.length === 0) return { matching: [], lacking: [] }
  const conditions = words.map(({ has }) => has)
  const isMet = await engine.areMet(base ?? some(1, conditions), conditions)
  return {
    matching: words.filter((_, index) => isMet[index]).slice(0, WORDS_MAX),
    lacking: words.filter((word, index) => !isMet[index] && !word.isNarrowing && !isLetter(word)),
  }
}
