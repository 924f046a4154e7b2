import type { Names } from '../CatalogueNames.ts'
import { correctWord } from '../correctWord.ts'
import { foldWords, numberForms } from '../foldText.ts'
import { errorsAllowed } from '../spellingErrors.ts'
import { isCommonWord } from './commonWords.ts'
import { inOneWord } from './inOneWord.ts'
import { noise } from './Lexicon.ts'
import { nearestOtherBrand } from './OtherBrands.ts'
import { longestPhrase, PHRASE_MAX } from './readTokens.ts'

export interface SpeltWord {
  word: string
  /** Typed text of which it is the correction. */
  correctionOf?: string
}

export interface SpeltWords {
  words: SpeltWord[]
  /** Position of an unfinished word. */
  prefixAt: number | undefined
}

/** Limit of corrected words, for texts of many strange words. */
const CORRECTED_MAX = 4
/** Shorter prefixes match too much. */
const PREFIX_MIN_LENGTH = 4
/** The word after it is a name, which only a stocked brand corrects. */
const MADE = 'by'

/** Words that the vocabulary does not have, in any number. */
export function unknownWords(names: Names, typed: readonly string[]): string[] {
  return typed.filter((word) => !isFine(names, word))
}

/** Corrects the words that neither the catalogue nor the lexicon has. `used` are those that products have in their descriptions. */
export function correctWords(
  names: Names,
  typed: readonly string[],
  used: ReadonlySet<string> = new Set(),
): SpeltWords {
  const spelt: SpeltWords = { words: [], prefixAt: undefined }
  let unknown = 0
  for (let at = 0; at < typed.length;) {
    const word = typed[at] ?? ''
    const next = typed[at + 1]
    const phrase = longestPhrase(names, typed.slice(at, at + PHRASE_MAX))
    if (phrase !== undefined) {
      spelt.words.push(...asTyped(typed.slice(at, at + phrase.count)))
      at += phrase.count
      continue
    }
    const whole = next === undefined ? undefined : joinTorn(names, word, next)
    if (whole !== undefined) {
      spelt.words.push({ word: whole, correctionOf: `${word} ${next}` })
      at += 2
      continue
    }
    const isKnown = isFine(names, word)
    const isName = typed[at - 1] === MADE
    const guess = isKnown || isName ? undefined : guessBySound(names, word)
    const isBegun = !isKnown && next === undefined && word.length >= PREFIX_MIN_LENGTH
    if (isKnown || (guess === undefined && used.has(word)) || unknown >= CORRECTED_MAX) {
      // The stemmer knows some beginnings as words: "foundat".
      if (isBegun && names.lexicon.nameFrom(word) !== undefined) spelt.prefixAt = spelt.words.length
      spelt.words.push({ word })
      at++
      continue
    }
    unknown++
    const meant = guess ?? guessWords(names, typed, at, isName)
    if (meant === undefined) {
      if (isBegun && names.vocabulary.startingWith(word, 1).length > 0) spelt.prefixAt = spelt.words.length
      spelt.words.push({ word })
      at++
      continue
    }
    const original = typed.slice(at, at + meant.count).join(' ')
    spelt.words.push(...meant.words.map((corrected) => ({ word: corrected, correctionOf: original })))
    at += meant.count
  }
  return spelt
}

/** The text with its corrections, except those of `refused` typed texts; null when none is left. */
export function correctedText(
  words: readonly SpeltWord[],
  refused: ReadonlySet<string> = new Set(),
): string | null {
  const kept = words.map((spelt, index): SpeltWord => {
    const { correctionOf } = spelt
    if (correctionOf === undefined || !refused.has(correctionOf)) return spelt
    return { word: words[index - 1]?.correctionOf === correctionOf ? '' : correctionOf }
  })
  if (kept.every(({ correctionOf }) => correctionOf === undefined)) return null
  return kept.flatMap(({ word }) => (word === '' ? [] : [word])).join(' ')
}

const asTyped = (words: readonly string[]): SpeltWord[] => words.map((word) => ({ word }))

function isKnownWord({ vocabulary }: Names, word: string): boolean {
  return numberForms(word).some((form) => vocabulary.has(form))
}

function isFine(names: Names, word: string): boolean {
  return noise.has(word) || isKnownWord(names, word) || /^\d+$/.test(word)
}

/** Shorter words are too ambiguous. */
const TORN_MIN = 7

/** "lip stick" is "lipstick", and "sun glases" are sunglasses. */
function joinTorn(names: Names, word: string, next: string): string | undefined {
  if (isKnownWord(names, word) && isKnownWord(names, next)) return undefined
  const whole = word + next
  if (names.vocabulary.has(whole)) return whole
  if (whole.length < TORN_MIN) return undefined
  const { lexicon } = names
  return lexicon.spellings.near(whole, 1).find((name) => lexicon.find(name.word)?.kind === 'type')?.word
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

function guessWords(names: Names, typed: readonly string[], at: number, isName: boolean): Guess | undefined {
  const word = typed[at] ?? ''
  const brand = misspeltBrand(names, typed.slice(at, at + PHRASE_MAX))
  if (isCommonWord(word)) return brand !== undefined && brand.count > 1 ? brand : undefined
  if (brand !== undefined) return brand
  const words = nearestOtherBrand(word) ?? (isName ? undefined : correctWord(names, word))
  return words && { count: 1, words }
}

/** Brand whose name in one word is similar to all of the words or the first of them. */
function misspeltBrand({ brands, brandSpellings }: Names, words: readonly string[]): Guess | undefined {
  for (let count = words.length; count > 0; count--) {
    const typed = inOneWord(words.slice(0, count))
    const [best] = brandSpellings
      .near(typed, errorsAllowed(typed.length))
      .filter(({ word }) => Math.abs(word.length - typed.length) <= 2)
      .toSorted((one, other) => one.errors - other.errors)
    const name = best && brands.get(best.word)?.name
    if (name !== undefined) return { count, words: foldWords(name) }
  }
  return undefined
}
