import type { Database } from '#database/openDatabase.ts'
import { editDistance, errorsAllowed } from './editDistance.ts'
import { numberForms } from './foldText.ts'
import { SOUND_MIN_LENGTH, soundKey } from './soundKey.ts'
import { findKnownWords, findSimilarWords, type KnownWord } from './vocabulary.repository.ts'

/**
 * Correction of a word that the catalogue does not use: a word that sounds the same, two words that were joined, or the nearest
 * within a few typing errors. `isPrefix` allows an unfinished word.
 */
export async function correctWord(
  db: Database,
  word: string,
  isPrefix = false,
): Promise<string[] | undefined> {
  if (/\d/.test(word)) return undefined
  const key = soundKey(word)
  const candidates = await findSimilarWords(db, word, key, isPrefix)
  const sameSound = mostFrequent(
    candidates.filter((candidate) => candidate.soundKey === key && isOfSimilarLength(candidate.word, word)),
  )
  if (sameSound !== undefined) return [sameSound.word]
  return (await splitWord(db, word)) ?? nearest(word, key, candidates, isPrefix)
}

/** Letters may be doubled, but not that often: `qqqqzzzz` is not "xs". */
const isOfSimilarLength = (one: string, other: string) => Math.abs(one.length - other.length) <= 3

function mostFrequent(words: readonly KnownWord[]): KnownWord | undefined {
  return words.toSorted((one, other) => other.frequency - one.frequency)[0]
}

/** "facewash" is "face wash". */
async function splitWord(db: Database, word: string): Promise<string[] | undefined> {
  const splits = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ])
  if (splits.length === 0) return undefined
  const known = await findKnownWords(db, splits.flat().flatMap(numberForms))
  const both = splits
    .map((parts) => parts.flatMap((part) => numberForms(part).find((form) => known.has(form)) ?? []))
    .filter((parts) => parts.length === 2)
  const weight = (parts: string[]) => Math.min(...parts.map((part) => known.get(part) ?? 0))
  return both.toSorted((one, other) => weight(other) - weight(one))[0]
}

function nearest(
  word: string,
  key: string,
  candidates: readonly KnownWord[],
  isPrefix: boolean,
): string[] | undefined {
  const allowed = errorsAllowed(word.length)
  const [best] = candidates
    .map((candidate) => ({
      ...candidate,
      // Letters that sound alike are confused more easily than others.
      errors: Math.min(
        editDistance(word, candidate.word, isPrefix),
        key.length < SOUND_MIN_LENGTH ? Infinity : editDistance(key, candidate.soundKey, isPrefix) + 0.5,
      ),
    }))
    .filter(({ errors }) => errors <= allowed)
    .toSorted((one, other) => one.errors - other.errors || other.frequency - one.frequency)
  return best === undefined ? undefined : [best.word]
}
