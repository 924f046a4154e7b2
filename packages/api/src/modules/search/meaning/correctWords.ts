import type { Names } from '../CatalogueNames.ts'
import { correctWord } from '../spelling/correctWord.ts'
import { numberForms } from '../foldText.ts'
import { asWritten } from './asWritten.ts'
import { begunName } from './begunName.ts'
import { isCommonWord, isEnglishWord } from './commonWords.ts'
import { completeWord } from './completeWord.ts'
import {
  brandOfSeveral,
  isFine,
  isKnownWord,
  misspeltBrand,
  misspeltName,
  type Guess,
} from './misspeltNames.ts'
import { moveSpace } from './moveSpace.ts'
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
    const moved = next === undefined ? undefined : moveSpace(names, word, next)
    if (moved !== undefined) {
      spelt.words.push(...corrections({ count: 2, words: moved }, typed, at))
      at += 2
      continue
    }
    const phrase = longestPhrase(names, typed.slice(at, at + PHRASE_MAX))
    const misspelt =
      phrase === undefined || (phrase.count === 1 && phrase.token.brand === undefined)
        ? (misspeltName(names, typed, at) ?? brandOfSeveral(names, typed, at))
        : undefined
    if (misspelt !== undefined) {
      spelt.words.push(...corrections(misspelt, typed, at))
      at += misspelt.count
      continue
    }
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
    const begun = isKnown ? undefined : begunName(names, typed, at, used)
    if (begun !== undefined) {
      spelt.words.push(...corrections(begun, typed, at))
      at += begun.count
      continue
    }
    const isName = typed[at - 1] === MADE
    const guess =
      isKnown || isName
        ? undefined
        : (guessEnd(names, word, used) ?? guessBySound(names, word) ?? guessStem(names, word, used))
    const isBegun = !isKnown && next === undefined && word.length >= PREFIX_MIN_LENGTH
    if (isKnown || (guess === undefined && used.has(word)) || unknown >= CORRECTED_MAX) {
      // The stemmer knows some beginnings as words: "foundat".
      if (isBegun && mayBegin(names, word, names.lexicon.nameFrom(word))) spelt.prefixAt = spelt.words.length
      spelt.words.push({ word })
      at++
      continue
    }
    unknown++
    const meant = guess ?? guessWords(names, typed, at, isName)
    if (meant === undefined) {
      if (isBegun && mayBegin(names, word, names.vocabulary.startingWith(word, 1)[0]))
        spelt.prefixAt = spelt.words.length
      spelt.words.push({ word })
      at++
      continue
    }
    spelt.words.push(...corrections(asWritten(names, meant, word), typed, at))
    at += meant.count
  }
  return spelt
}

/** A short or an English word is whole, unless it begins the name of a type: "cast" is no castor oil, and a dewy "finish" no finishing powder. */
function mayBegin({ lexicon }: Names, word: string, name: string | undefined): boolean {
  const begun = lexicon.nameFrom(word)
  const isPart = begun?.includes(' ') === true && !begun.startsWith(`${word} `) && isEnglishWord(word)
  const isType = begun !== undefined && lexicon.find(begun)?.kind === 'type' && !isPart
  return name !== undefined && (isType || (word.length > PREFIX_MIN_LENGTH && !isEnglishWord(word)))
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

function corrections({ words, count }: Guess, typed: readonly string[], at: number): SpeltWord[] {
  const correctionOf = typed.slice(at, at + count).join(' ')
  return words.map((word) => ({ word, correctionOf }))
}

const asTyped = (words: readonly string[]): SpeltWord[] => words.map((word) => ({ word }))

/** Shorter words are too ambiguous. */
const TORN_MIN = 7

/** "lip stick" is "lipstick", and "sun glases" are sunglasses. */
function joinTorn(names: Names, word: string, next: string): string | undefined {
  if (isKnownWord(names, word) && isKnownWord(names, next)) return undefined
  const whole = word + next
  if (names.vocabulary.has(whole)) return whole
  if (whole.length < TORN_MIN) return undefined
  const { lexicon } = names
  // "C cleanser" is a cleanser with a letter before it.
  const own = numberForms(next)
  return lexicon.spellings
    .near(whole, { max: 1 })
    .find((name) => lexicon.find(name.word)?.kind === 'type' && !own.includes(name.word))?.word
}

/** An unfinished word is completed before its spelling is corrected: "lipst" is a lipstick, and no lips. */
function guessEnd(names: Names, word: string, used: ReadonlySet<string>): Guess | undefined {
  const whole = used.has(word) || isCommonWord(word) ? undefined : completeWord(names, word)
  return whole === undefined ? undefined : { count: 1, words: [whole] }
}

function guessBySound({ lexicon }: Names, word: string): Guess | undefined {
  // The name of a shade has "talk", which sounds like talc.
  if (isCommonWord(word)) return undefined
  const heard = lexicon.nameBySound(word)
  return heard === undefined ? undefined : { count: 1, words: heard.split(' ') }
}

/** Errors of a word that the stemmer takes for another one: "blous" is found where a text has a blouse. */
const STEM_MAX = 0.35

function guessStem(names: Names, word: string, used: ReadonlySet<string>): Guess | undefined {
  const words =
    used.has(word) && !isEnglishWord(word) ? correctWord(names, word, { under: STEM_MAX }) : undefined
  return words && { count: 1, words }
}

function guessWords(names: Names, typed: readonly string[], at: number, isName: boolean): Guess | undefined {
  const word = typed[at] ?? ''
  const brand = misspeltBrand(names, typed.slice(at, at + PHRASE_MAX))
  const isEnglish = isEnglishWord(word)
  if (brand !== undefined && brand.count > 1) return brand
  if (isCommonWord(word)) return undefined
  if (brand !== undefined && !isEnglish) {
    const nearer = isName ? undefined : correctWord(names, word, { under: brand.errors })
    return nearer ? { count: 1, words: nearer } : brand
  }
  const other = isEnglish ? undefined : nearestOtherBrand(word)
  const words = other ?? (isName ? undefined : correctWord(names, word, { isEnglish }))
  return words && { count: 1, words }
}
