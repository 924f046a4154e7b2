import type { Names } from '../CatalogueNames.ts'
import { numberForms } from '../foldText.ts'
import { noise } from '../meaning/Lexicon.ts'
import { errorsAllowed } from './spellingErrors.ts'
import type { Near } from '../vocabulary/Spellings.ts'
import type { Vocabulary } from '../vocabulary/Vocabulary.ts'

/** Largest difference in length to a correction, so that "qqqqzzzz" is not "xs". An unfinished word may differ more. */
const LENGTH_MAX = 3

/** Errors of a word that English has: another vowel, such as "heals" for heels, and no more. */
const ENGLISH_MAX = 0.6

/** Two joined words are likelier than a word with more errors: "notbook" is a notebook. */
const SPLIT_MIN = 0.6

interface CorrectionOptions {
  /** True for a word that may be the beginning of another. */
  isBegun?: boolean
  isEnglish?: boolean
  /** The correction has fewer errors. */
  under?: number
}

/** Finds the known word that was probably meant, or the two words that were joined. The letters that differ must be easily confused. */
export function correctWord(
  names: Names,
  word: string,
  { isBegun = false, isEnglish = false, under = Infinity }: CorrectionOptions = {},
): string[] | undefined {
  const { lexicon, vocabulary } = names
  // A word of vowels alone is a key that was held down: "eeeee" is no ice.
  if (/\d/.test(word) || !/[^aeiouy]/.test(word)) return undefined
  const allowed = isEnglish ? Math.min(ENGLISH_MAX, errorsAllowed(word.length)) : errorsAllowed(word.length)
  const options = { max: allowed, isBegun }
  const nearTo = (form: string) => [
    ...vocabulary.near(form, options),
    ...lexicon.spellings.near(form, options),
  ]
  // "Darkspots" are no dark pots.
  const joined = lexicon.long.written(word, 0) ?? lexicon.long.written(otherNumber(word), 0)
  if (joined !== undefined) return joined.split(' ')
  const asTyped = nearTo(word)
  const near = asTyped.length > 0 || isBegun ? asTyped : nearTo(otherNumber(word))
  const [best] = near
    .filter(
      ({ word: other, errors }) =>
        errors < under &&
        !noise.has(other) &&
        (isBegun || Math.abs(other.length - word.length) <= LENGTH_MAX),
    )
    .map((one) => ({ ...one, likelihood: likelihood(one, vocabulary) }))
    .toSorted((one, other) => one.likelihood - other.likelihood)
  if (best === undefined && under < Infinity) return undefined
  const split = best === undefined || best.errors > SPLIT_MIN ? splitWord(names, word) : undefined
  if (split !== undefined) return split
  if (best !== undefined) return [best.word]
  const long = lexicon.long.written(word, allowed) ?? lexicon.nameFromShort(word)
  return long?.split(' ') ?? withFirstLetter(vocabulary, word)
}

const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')
/** Shorter words are the ends of too many others. */
const END_MIN = 6

/** The known word that lacks nothing but its first letter: "ipstick". */
function withFirstLetter(vocabulary: Vocabulary, word: string): string[] | undefined {
  if (word.length < END_MIN) return undefined
  const [best] = LETTERS.map((letter) => letter + word)
    .filter((whole) => vocabulary.has(whole))
    .toSorted((one, other) => vocabulary.frequencyOf(other) - vocabulary.frequencyOf(one))
  return best === undefined ? undefined : [best]
}

/** The singular or the plural is often the only one that is known: "slpper" and slippers, "liptsicks" and lipstick. */
function otherNumber(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : `${word}s`
}

/** Weight of a word that the catalogue does not use: its spelling must be nearer. */
const UNUSED = -0.15

/** Weighs errors against frequency: a frequent word is more likely than a rare one that is a little nearer. */
function likelihood({ word, errors }: Near, vocabulary: Vocabulary): number {
  const frequency = vocabulary.frequencyOf(word)
  return errors - (frequency === 0 ? UNUSED : Math.min(0.4, Math.log10(1 + frequency) / 8))
}

/** Types that the catalogue calls otherwise have this many letters at least: "kurtipant" is a kurti with pants, where all are called kurtas with trousers. */
const UNUSED_MIN = 4

/** Splits "facewash" into "face wash". */
function splitWord({ vocabulary, lexicon }: Names, word: string): string[] | undefined {
  const isType = (part: string) => {
    const concept = part.length < UNUSED_MIN ? undefined : lexicon.find(part)
    return concept?.kind === 'type' && concept.isElsewhere !== true
  }
  const splits = Array.from({ length: Math.max(0, word.length - 5) }, (_, index) => [
    word.slice(0, index + 3),
    word.slice(index + 3),
  ])
  const both = splits
    .map((parts) =>
      parts.flatMap(
        (part) => numberForms(part).find((form) => vocabulary.has(form)) ?? (isType(part) ? part : []),
      ),
    )
    .filter((parts) => parts.length === 2)
  const weight = (parts: string[]) => Math.min(...parts.map((part) => vocabulary.frequencyOf(part)))
  return both.toSorted((one, other) => weight(other) - weight(one))[0]
}
