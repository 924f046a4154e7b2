import type { Names } from '../CatalogueNames.ts'
import { foldWords, numberForms } from '../foldText.ts'
import { errorsAllowed, spellingErrors, toSpelling } from '../spelling/spellingErrors.ts'
import { isCommonWord } from './commonWords.ts'
import { inOneWord } from './inOneWord.ts'
import { noise } from './Lexicon.ts'
import { PHRASE_MAX } from './readTokens.ts'

export interface Guess {
  words: readonly string[]
  /** Number of typed words that the brand replaces. */
  count: number
}

export function isKnownWord({ vocabulary, lexicon }: Names, word: string): boolean {
  return numberForms(word).some((form) => vocabulary.has(form)) || lexicon.isElsewhere(word)
}

export function isFine(names: Names, word: string): boolean {
  return noise.has(word) || isKnownWord(names, word) || /^\d+$/.test(word)
}

/** Errors of a known word and of a word of everyday English beside a word as typed, and the least that any other word may have. */
const KNOWN_MAX = 0.6
const COMMON_MAX = 1
/** Errors of a word that nobody knows: "fesh" of "fesh wash" sounds like face. */
const UNKNOWN_MAX = 1.3

/** What is never misspelt where it is a name itself: "black heels" are no block heels, and "boys shirt" is no boy short. */
const WHOLE: ReadonlySet<string | undefined> = new Set(['colour', 'type'])

/** Name of two or three words, at least one of which is as typed: "face cream" of "face cram". */
export function misspeltName(names: Names, typed: readonly string[], at: number): Guess | undefined {
  const errorsOf = (word: string, known: string) => {
    if (numberForms(word).includes(known)) return 0
    // "Vitamin C cream" is no CC cream.
    if (word.length === 1) return Infinity
    if (WHOLE.has(names.lexicon.find(word)?.kind)) return Infinity
    const isKnown = isFine(names, word) || names.lexicon.find(word) !== undefined
    const max = isKnown
      ? KNOWN_MAX
      : isCommonWord(word)
        ? COMMON_MAX
        : Math.max(UNKNOWN_MAX, errorsAllowed(word.length))
    const errors = spellingErrors(toSpelling(word), toSpelling(known), max)
    return errors <= max ? errors : Infinity
  }
  for (const count of [3, 2]) {
    const words = typed.slice(at, at + count)
    const name = words.length === count ? names.lexicon.long.like(words, errorsOf) : undefined
    if (name !== undefined) return { words: name.split(' '), count }
  }
  return undefined
}

/** Misspelt brand that begins with a word of another meaning: Jeans Street of "jeans stret". */
export function brandOfSeveral(names: Names, typed: readonly string[], at: number): Guess | undefined {
  const words = typed.slice(at, at + PHRASE_MAX)
  if (words.every((word) => isFine(names, word))) return undefined
  const brand = misspeltBrand(names, words)
  if (brand === undefined || brand.count < 2 || brand.words.length !== brand.count) return undefined
  const pairs = brand.words.map((known, index) => ({ known, word: words[index] ?? '' }))
  const isAlike = pairs.some(({ known, word }) => known === word && !noise.has(word))
  const isNear = pairs.every(
    ({ known, word }) =>
      spellingErrors(toSpelling(word), toSpelling(known)) <= Math.max(COMMON_MAX, errorsAllowed(word.length)),
  )
  return isAlike && isNear ? brand : undefined
}

/** Largest difference in length of a brand. */
const LENGTH_MAX = 2

/** Brand whose name in one word is similar to all of the words or the first of them. */
export function misspeltBrand(
  { brands, brandSpellings }: Names,
  words: readonly string[],
): (Guess & { errors: number }) | undefined {
  for (let count = words.length; count > 0; count--) {
    const typed = inOneWord(words.slice(0, count))
    const [best] = brandSpellings
      .near(typed, { max: errorsAllowed(typed.length), lengths: LENGTH_MAX })
      .toSorted((one, other) => one.errors - other.errors)
    const name = best && brands.get(best.word)?.name
    if (best !== undefined && name !== undefined)
      return { count, words: foldWords(name), errors: best.errors }
  }
  return undefined
}
