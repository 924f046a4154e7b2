import { findable } from './findable.ts'
import { foldWords } from '../foldText.ts'
import { inShopsWords } from './inShopsWords.ts'
import { isNumber } from '../meaning/amountTerm.ts'
import { PREPOSITIONS } from '../meaning/attributes.data.ts'
import { noise } from '../meaning/Lexicon.ts'
import { readRanges } from '../meaning/readRanges.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import { findPhrases, isUnsold } from './phrasesFor.ts'
import { readDevanagari } from './readDevanagari.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { suggestForAll } from './suggestForAll.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'
import { withFilters } from './withFilters.ts'

const LAST_WORDS = [2, 1]
/** A shorter last word alone begins too much. */
const LAST_MIN_LENGTH = 3

/** Phrases for a typed text: categories, brands and products, best first, then searches that the text may become. */
export async function suggestPhrases(sources: SearchSources, text: string): Promise<FoundPhrases> {
  const whole = foldWords(text)
  // No product is called by its price, and some are by other words of a filter.
  const mayBeFilter = /\d/.test(text) || findPhrases(sources.names, whole).length === 0
  const { filters, rest } = mayBeFilter ? readRanges(text) : { filters: [], rest: text }
  const ranged = foldWords(rest)
  const amount = amountOf(sources, ranged)
  const unfiltered = amount === undefined ? ranged : ranged.slice(0, -1)
  const typed = unfiltered.length > 0 ? unfiltered : whole
  if (typed.length === 0) return NOTHING
  const words = isDevanagari(text) ? readDevanagari(sources.names, typed) : typed
  const parts = isUnsold(sources.names, words.join(' ')) ? [words] : partsOf(words)
  for (const part of parts) {
    const found = await suggestForAll(sources, part)
    if (found.length === 0) continue
    const kept = [...filters.map((filter) => filter.text), ...(amount ?? [])]
    const isPriced = filters.length === 1 && filters[0]?.kind === 'price'
    const filtered = unfiltered.length > 0 ? withFilters(found, text, kept, isPriced) : found
    // The engine finds the products within a price.
    const within = isPriced ? filtered.filter(({ kind }) => kind !== 'product') : filtered
    const findableOnes = amount !== undefined || filters.length > 0 ? await findable(sources, within) : within
    // A number that nothing has may be anything.
    const phrases = begunFirst(
      findableOnes.length === 0 && amount !== undefined ? found : findableOnes,
      words,
    )
    const hasFilters = amount !== undefined || filters.length > 0
    return {
      phrases: isDevanagari(text) ? inShopsWords(sources.names, words, phrases) : phrases,
      words,
      isPart: words.some((word) => isTelling(word) && !part.includes(word) && !isUnfinished(word, words)),
      hasFilters,
    }
  }
  return NOTHING
}

/** "Maroon lipstick" before other searches with maroon for "maroon l". */
function begunFirst(phrases: readonly KnownPhrase[], words: readonly string[]): readonly KnownPhrase[] {
  const begins = words.join(' ')
  const begun = phrases.filter(({ folded }) => folded.startsWith(begins))
  return [...begun, ...phrases.filter((phrase) => !begun.includes(phrase))]
}

/** Phrases for a typed text, and what of it they have. */
export interface FoundPhrases {
  phrases: readonly KnownPhrase[]
  /** Words of the text without its filters, in Latin letters. */
  words: readonly string[]
  /** True where the phrases lack a word of the text. */
  isPart: boolean
  hasFilters: boolean
}

const NOTHING: FoundPhrases = { phrases: [], words: [], isPart: false, hasFilters: false }

/** The number at the end of "bra 38" and "kurta 999", which no name has. */
function amountOf({ names }: SearchSources, words: readonly string[]): string[] | undefined {
  const last = words.slice(-1)
  const isAmount = words.length > 1 && last.every(isNumber) && findPhrases(names, words).length === 0
  return isAmount ? last : undefined
}

const beginsPreposition = (word: string) => PREPOSITIONS.some((one) => one.startsWith(word))

/** True for the "unde" of "red lipstick unde", which names nothing. */
const isUnfinished = (word: string, words: readonly string[]) =>
  word === words.at(-1) && beginsPreposition(word)

const isTelling = (word: string) => word.length >= LAST_MIN_LENGTH && !noise.has(word)

/**
 * The words; the words without a preposition or its beginning at their end; those before a short one; the last words, where nothing has
 * them all.
 */
function partsOf(words: readonly string[]): (readonly string[])[] {
  const end = words.findLastIndex((word) => !noise.has(word) && !beginsPreposition(word)) + 1
  const telling = end > 0 && end < words.length ? [words.slice(0, end)] : []
  const lasts = LAST_WORDS.filter((count) => count < words.length)
    .map((count) => words.slice(-count))
    // "Free shampoo" is no part of "paraben free shampoo".
    .filter(([first = '']) => first !== 'free')
    .filter((last) => last.length > 1 || (last[0] ?? '').length >= LAST_MIN_LENGTH)
  const isShort = words.length > 1 && (words.at(-1) ?? '').length < LAST_MIN_LENGTH
  return [words, ...telling, ...(isShort ? [words.slice(0, -1)] : []), ...lasts]
}
