import type { Database } from '#database/openDatabase.ts'
import { BRAND_WORD_MIN, inOneWord, type Names } from '../CatalogueNames.ts'
import { correctWord } from '../correctWord.ts'
import { foldWords, numberForms } from '../foldText.ts'
import { errorsAllowed, spellingErrors } from '../spellingErrors.ts'
import { findKnownWords, findUsedWords, isWordPrefix } from '../vocabulary.repository.ts'
import { isCommonWord } from './commonWords.ts'
import { noise } from './Lexicon.ts'
import { longestPhrase, PHRASE_MAX } from './readTokens.ts'

export interface SpeltWords {
  words: string[]
  isCorrected: boolean
  /** Position of an unfinished word. */
  prefixAt: number | undefined
}

/** Limit of corrected words, because each costs several queries. */
const CORRECTED_MAX = 4
/** Shorter prefixes match too much. */
const PREFIX_MIN_LENGTH = 4

/** Corrects the words that neither the catalogue nor the lexicon has. */
export async function correctWords(
  db: Database,
  names: Names,
  typed: readonly string[],
): Promise<SpeltWords> {
  const joined = typed.slice(1).map((word, index) => `${typed[index]}${word}`)
  const known = await findKnownWords(db, [...typed.flatMap(numberForms), ...joined])
  const isKnown = (word: string) => numberForms(word).some((form) => known.has(form))
  const isFine = (word: string) => noise.has(word) || isKnown(word) || /^\d+$/.test(word)
  const used = await findUsedWords(
    db,
    typed.filter((word) => !isFine(word)),
  )
  const spelt: SpeltWords = { words: [], isCorrected: false, prefixAt: undefined }
  let unknown = 0
  for (let at = 0; at < typed.length;) {
    const word = typed[at] ?? ''
    const next = typed[at + 1]
    const phrase = longestPhrase(names, typed.slice(at, at + PHRASE_MAX))
    if (phrase !== undefined) {
      spelt.words.push(...typed.slice(at, at + phrase.count))
      at += phrase.count
      continue
    }
    // "lip stick" is "lipstick", and "sun glases" are sunglasses.
    const isTorn = next !== undefined && !(isKnown(word) && isKnown(next))
    const whole = isTorn
      ? known.has(word + next)
        ? word + next
        : nearestType(names, word + next)
      : undefined
    if (whole !== undefined) {
      spelt.words.push(whole)
      spelt.isCorrected = true
      at += 2
      continue
    }
    const guess = isFine(word) ? undefined : guessBySound(names, word)
    const isBegun = !isFine(word) && next === undefined && word.length >= PREFIX_MIN_LENGTH
    if (isFine(word) || (guess === undefined && used.has(word)) || unknown >= CORRECTED_MAX) {
      // The stemmer knows some beginnings as words: "foundat".
      if (isBegun && names.lexicon.nameFrom(word) !== undefined) spelt.prefixAt = spelt.words.length
      spelt.words.push(word)
      at++
      continue
    }
    unknown++
    const meant = guess ?? (await guessWords(db, names, typed, at))
    if (meant !== undefined) {
      spelt.words.push(...meant.words)
      spelt.isCorrected = true
    } else {
      if (isBegun && (await isWordPrefix(db, word))) spelt.prefixAt = spelt.words.length
      spelt.words.push(word)
    }
    at += meant?.count ?? 1
  }
  return spelt
}

/** Shorter words are too ambiguous. */
const TORN_MIN = 7

/** Type whose name is almost the same. */
function nearestType({ lexicon }: Names, word: string): string | undefined {
  if (word.length < TORN_MIN) return undefined
  return lexicon.words.find(
    (name) => spellingErrors(word, name, 1) <= 1 && lexicon.find(name)?.kind === 'type',
  )
}

interface Guess {
  words: readonly string[]
  /** Number of typed words that the brand replaces. */
  count: number
}

function guessBySound({ lexicon }: Names, word: string): Guess | undefined {
  const heard = lexicon.nameBySound(word)
  return heard === undefined ? undefined : { count: 1, words: heard.split(' ') }
}

async function guessWords(
  db: Database,
  names: Names,
  typed: readonly string[],
  at: number,
): Promise<Guess | undefined> {
  const word = typed[at] ?? ''
  const brand = misspeltBrand(names, typed.slice(at, at + PHRASE_MAX))
  if (isCommonWord(word)) return brand !== undefined && brand.count > 1 ? brand : undefined
  if (brand !== undefined) return brand
  const words = await correctWord(db, names, word)
  return words && { count: 1, words }
}

/** Brand whose name in one word is similar to all of the words or the first of them. */
function misspeltBrand({ brands }: Names, words: readonly string[]): Guess | undefined {
  for (let count = words.length; count > 0; count--) {
    const typed = inOneWord(words.slice(0, count))
    if (typed.length < BRAND_WORD_MIN) continue
    const allowed = errorsAllowed(typed.length)
    const [best] = [...brands]
      .filter(([key]) => key.length >= BRAND_WORD_MIN && Math.abs(key.length - typed.length) <= 2)
      .map(([key, { name }]) => ({ name, errors: spellingErrors(typed, key, allowed) }))
      .filter(({ errors }) => errors <= allowed)
      .toSorted((one, other) => one.errors - other.errors)
    if (best !== undefined) return { count, words: foldWords(best.name) }
  }
  return undefined
}
