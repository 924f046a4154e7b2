import type { Names } from '../CatalogueNames.ts'
import { errorsAllowed, spellingErrors, toSpelling } from '../spelling/spellingErrors.ts'
import type { Guess } from './misspeltNames.ts'

/** Errors by which another name of the same type may be further from the typed word. */
const FURTHER_MAX = 0.5

/** The correction of a word as the catalogue writes it most: of the names of a type that are as near to it, "saree" and not "saris". */
export function asWritten({ lexicon, vocabulary }: Names, guess: Guess, typed: string): Guess {
  const guessed = guess.words.join(' ')
  const type = lexicon.find(guessed)
  if (type?.kind !== 'type') return guess
  const errorsOf = (name: string) => spellingErrors(toSpelling(typed), toSpelling(name.replaceAll(' ', '')))
  // The words of "sun cream" are of other names, too.
  const usesOf = (name: string) => (name.includes(' ') ? 0 : vocabulary.frequencyOf(name))
  const max = Math.min(errorsAllowed(typed.length), errorsOf(guessed) + FURTHER_MAX)
  const [best = guessed] = type.names
    .filter((name) => usesOf(name) > usesOf(guessed) && errorsOf(name) <= max)
    .toSorted((one, other) => usesOf(other) - usesOf(one))
  return { ...guess, words: best.split(' ') }
}
