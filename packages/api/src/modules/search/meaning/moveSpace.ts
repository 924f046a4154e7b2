import type { Names } from '../CatalogueNames.ts'
import { isKnownWord } from './misspeltNames.ts'

/** Shorter words are too ambiguous. */
const WORD_MIN = 3

/**
 * Two words whose space slipped by a letter: "structuredl eather" is structured leather. `isEnd` tells whether the second may be the one that was meant.
 * Undefined where both are known as typed.
 */
export function moveSpace(
  names: Names,
  word: string,
  next: string,
  isEnd: (end: string) => boolean = (end) => isKnownWord(names, end),
): [string, string] | undefined {
  if (isKnownWord(names, word) && isEnd(next)) return undefined
  const moved: [string, string][] = [
    [word.slice(0, -1), word.slice(-1) + next],
    [word + next.slice(0, 1), next.slice(1)],
  ]
  return moved.find(
    ([first, second]) =>
      first.length >= WORD_MIN && second.length >= WORD_MIN && isKnownWord(names, first) && isEnd(second),
  )
}
