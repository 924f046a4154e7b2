import { LRUCache } from 'lru-cache'
import type { Database } from '#database/openDatabase.ts'
import type { Names } from './CatalogueNames.ts'
import { numberForms } from './foldText.ts'
import { soundKey } from './soundKey.ts'
import { errorsAllowed, spellingErrors } from './spellingErrors.ts'
import { findKnownWords, findSimilarWords } from './vocabulary.repository.ts'

/** Largest difference in length to a correction, so that "qqqqzzzz" is not "xs". An unfinished word may differ more. */
const LENGTH_MAX = 3

interface Candidate {
  word: string
  errors: number
  frequency: number
}

type Correction = Promise<string[] | undefined>

/** Corrections by catalogue: one text is corrected several times while it is read, and shoppers make the same errors. */
const corrections = new WeakMap<Names, LRUCache<string, Correction>>()
/** The vocabulary may change a little later than the names. */
const KNOWN_FOR_MS = 30_000

/** Finds the known word that was probably meant, or the two words that were joined. The letters that differ must be easily confused. */
export function correctWord(db: Database, names: Names, word: string, isPrefix = false): Correction {
  const known = corrections.get(names) ?? new LRUCache({ max: 2_000, ttl: KNOWN_FOR_MS })
  corrections.set(names, known)
  const key = isPrefix ? `${word}*` : word
  const found = known.get(key)
  if (found !== undefined) return found
  const correction = findCorrection(db, names, word, isPrefix)
  known.set(key, correction)
  correction.catch(() => known.delete(key)) // the next search tries again
  return correction
}

async function findCorrection(db: Database, { lexicon }: Names, word: string, isPrefix: boolean): Correction {
  if (/\d/.test(word)) return undefined
  const allowed = errorsAllowed(word.length)
  const similar = await findSimilarWords(db, word, soundKey(word), isPrefix)
  const candidates: Candidate[] = [
    ...similar.map((known) => ({ word: known.word, frequency: known.frequency })),
    ...lexicon.words.map((known) => ({ word: known, frequency: 0 })),
  ].map((candidate) => ({ ...candidate, errors: errorsOf(word, candidate.word, isPrefix, allowed) }))
  const [best] = candidates
    .filter(
      ({ word: near, errors }) =>
        errors <= allowed && (isPrefix || Math.abs(near.length - word.length) <= LENGTH_MAX),
    )
    .toSorted((one, other) => likelihood(one) - likelihood(other))
  const split = best === undefined || best.errors > 0.5 ? await splitWord(db, word) : undefined
  return split ?? (best && [best.word])
}

/** Errors of a word. An unfinished word is compared with beginnings of about its length. */
function errorsOf(typed: string, target: string, isPrefix: boolean, max: number): number {
  if (!isPrefix) return spellingErrors(typed, target, max)
  const lengths = [-1, 0, 1, 2].map((more) => typed.length + more).filter((length) => length <= target.length)
  return Math.min(
    spellingErrors(typed, target, max),
    ...lengths.map((length) => spellingErrors(typed, target.slice(0, length), max)),
  )
}

/** Weight of a word that the catalogue does not use: its spelling must be nearer. */
const UNUSED = -0.15

/** Weighs errors against frequency: a frequent word is more likely than a rare one that is a little nearer. */
function likelihood({ errors, frequency }: Candidate): number {
  return errors - (frequency === 0 ? UNUSED : Math.min(0.4, Math.log10(1 + frequency) / 8))
}

/** Splits "facewash" into "face wash". */
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
