import { helpTopicOf } from '@shop/contract/helpTopics'
import { SUGGESTIONS_MAX } from '@shop/contract/limits'
import type { Names } from './CatalogueNames.ts'
import { completeSearch } from './completeSearch.ts'
import { completeWithTypes } from './completeWithTypes.ts'
import { foldWords } from './foldText.ts'
import { isOccasion } from './forOccasion.ts'
import { PREPOSITIONS } from './meaning/attributes.data.ts'
import { findOtherBrand } from './meaning/OtherBrands.ts'
import { isPreposition } from './mayFollow.ts'
import { NEGATIONS } from './meaning/joinNegations.ts'
import { noise } from './meaning/Lexicon.ts'
import { readRanges } from './meaning/readRanges.ts'
import { isNumber } from './meaning/terms.ts'
import { toLatin } from './meaning/toLatin.ts'
import { isDevanagari, prefixSpellings } from './meaning/transliterate.ts'
import { matchingProducts } from './matchingProducts.ts'
import { mixKinds } from './mixKinds.ts'
import { findPhrases, phrasesNear } from './phrasesFor.ts'
import type { SearchSources } from './SearchEngine.ts'
import { isName, type KnownPhrase } from './vocabulary/PhraseIndex.ts'
import { withFilters } from './withFilters.ts'

const LAST_WORDS = [2, 1]
/** A shorter last word alone begins too much. */
const LAST_MIN_LENGTH = 3
/** Longer texts are not corrected or completed as a whole, only their last words: nothing is called by so many. */
const WHOLE_WORDS_MAX = 6

/** Fewer suggestions are followed by products: five are seen without scrolling. */
export const FEW = 5

export interface Suggestions {
  phrases: readonly KnownPhrase[]
  /** Products that match the text, best first, where few phrases do. */
  productIds: readonly number[]
}

/** Suggestions for a typed text. Few phrases are followed by products that match it; those that lack a word of it are replaced by them. */
export async function suggest(sources: SearchSources, text: string): Promise<Suggestions> {
  const { phrases: found, isPart } = await suggestPhrases(sources, text)
  const phrases = withoutExcluded(found, text)
  const isEnough = phrases.length >= FEW && !isPart
  const ofOccasion =
    !isEnough && isOccasion(sources.names, text) ? await matchingProducts(sources, text, FEW) : []
  if (ofOccasion.length > 0) return { phrases: phrases.filter(isName), productIds: ofOccasion }
  if (isEnough || foldWords(text).length < 2) return { phrases, productIds: [] }
  const completed = isPart ? undefined : phrases.find(({ kind }) => kind === 'search')
  // A search for help has its page, and products that mention a word of it are no answer.
  const isHelp = helpTopicOf(text) !== undefined
  const productIds = isHelp ? [] : await matchingProducts(sources, completed?.phrase ?? text, FEW)
  if (!isPart) return { phrases, productIds }
  // A product with a part of the text is something else, and so is all of another brand.
  const isOtherBrand = foldWords(text).some((word) => findOtherBrand(word) !== undefined)
  const parts = phrases.filter((phrase) => isName(phrase) || (phrase.kind === 'search' && !isOtherBrand))
  return { phrases: productIds.length > 0 ? [] : parts, productIds }
}

/** Leaves out products and searches that have the words of a text, and not that one of them is unwanted. */
function withoutExcluded(phrases: readonly KnownPhrase[], text: string): readonly KnownPhrase[] {
  const negation = foldWords(text).find((word) => NEGATIONS.has(word))
  if (negation === undefined) return phrases
  return phrases.filter((phrase) => isName(phrase) || phrase.folded.split(' ').includes(negation))
}

/** Phrases for a typed text: categories, brands and products, best first, then searches that the text may become. */
async function suggestPhrases(
  sources: SearchSources,
  text: string,
): Promise<{ phrases: readonly KnownPhrase[]; isPart: boolean }> {
  const whole = foldWords(text)
  // No product is called by its price.
  const { filters, rest } = /\d/.test(text) ? readRanges(text) : { filters: [], rest: text }
  const ranged = foldWords(rest)
  const amount = amountOf(sources, ranged)
  const unfiltered = amount === undefined ? ranged : ranged.slice(0, -1)
  const typed = unfiltered.length > 0 ? unfiltered : whole
  if (typed.length === 0) return NOTHING
  const words = isDevanagari(text) ? readDevanagari(sources, typed) : typed
  for (const part of partsOf(words)) {
    const found = await suggestForAll(sources, part)
    if (found.length === 0) continue
    const parts = [...filters.map((filter) => filter.text), ...(amount ?? [])]
    const isPriced = filters.length === 1 && filters[0]?.kind === 'price'
    const filtered = unfiltered.length > 0 ? withFilters(found, text, parts, isPriced) : found
    const findableOnes =
      amount !== undefined || filters.length > 0 ? await findable(sources, filtered) : filtered
    // A number that nothing has may be anything, and a price may be typed no further than its first digit.
    const isSized = filters.some(({ kind }) => kind === 'size')
    const otherwise = amount !== undefined ? found : isSized ? [] : filtered
    const phrases = findableOnes.length > 0 ? findableOnes : otherwise
    return { phrases, isPart: words.some((word) => isTelling(word) && !part.includes(word)) }
  }
  return NOTHING
}

const NOTHING = { phrases: [], isPart: false }

/** The number at the end of "bra 38" and "kurta 999", which no name has. */
function amountOf({ names }: SearchSources, words: readonly string[]): string[] | undefined {
  const last = words.slice(-1)
  const isAmount = words.length > 1 && last.every(isNumber) && findPhrases(names, words).length === 0
  return isAmount ? last : undefined
}

/** Phrases that find something as searches: bangles have no size 38, and no silk saree costs less than 2000. */
async function findable(sources: SearchSources, phrases: readonly KnownPhrase[]): Promise<KnownPhrase[]> {
  const found = await Promise.all(phrases.map(({ phrase }) => matchingProducts(sources, phrase, 1)))
  const ones = phrases.filter((_, index) => found[index]?.length !== 0)
  // Of the prices that "under 5" may become, the lowest.
  return ones.filter(({ folded }, index) => ones.findIndex((one) => one.folded === folded) === index)
}

const isTelling = (word: string) => word.length >= LAST_MIN_LENGTH && !noise.has(word)

/** The spelling that begins a category or a brand by its letters, or by its sound, or a product; else the names that the words sound like. */
function readDevanagari({ names }: SearchSources, typed: readonly string[]): string[] {
  // The last word may be unfinished, so its letters are tried before names.
  const spelt = prefixSpellings(typed)
  const [latin = []] = spelt
  const name = names.lexicon.nameFromConsonants(latin.at(-1) ?? '')
  const called = name === undefined ? [] : [[...latin.slice(0, -1), ...name.split(' ')]]
  const spellings = [...spelt, ...called, toLatin(names, typed)]
  const found = spellings.map((words) => ({ words, phrases: findPhrases(names, words) }))
  const named = found.filter(({ phrases }) => phrases.some(isName))
  const isSpelt = (words: readonly string[]) =>
    names.vocabulary.startingWith(words.at(-1) ?? '', 1).length > 0
  const best =
    named.find(({ words }) => isSpelt(words)) ??
    named[0] ??
    found.find(({ phrases }) => phrases.length > 0) ??
    found.at(-1)
  return best?.words ?? []
}

/**
 * The words; the words without a preposition or its beginning at their end; those before a short one; the last words, where nothing has
 * them all.
 */
function partsOf(words: readonly string[]): (readonly string[])[] {
  const end =
    words.findLastIndex((word) => !noise.has(word) && !PREPOSITIONS.some((one) => one.startsWith(word))) + 1
  const telling = end > 0 && end < words.length ? [words.slice(0, end)] : []
  const lasts = LAST_WORDS.filter((count) => count < words.length)
    .map((count) => words.slice(-count))
    // "Free shampoo" is no part of "paraben free shampoo".
    .filter(([first = '']) => first !== 'free')
    .filter((last) => last.length > 1 || (last[0] ?? '').length >= LAST_MIN_LENGTH)
  const isShort = words.length > 1 && (words.at(-1) ?? '').length < LAST_MIN_LENGTH
  return [words, ...telling, ...(isShort ? [words.slice(0, -1)] : []), ...lasts]
}

/** Names have "&" for "and", and other words without a meaning only at times. */
function findWithoutNoise(names: Names, words: readonly string[]): KnownPhrase[] {
  // "Kurti for of" is on its way to office.
  const isBegun = (at: number) => at === words.length - 1 && isPreposition(words[at - 1] ?? '')
  const shorter = [
    words.filter((word) => word !== 'and'),
    words.filter((word, at) => !noise.has(word) || isBegun(at)),
  ]
  return (
    shorter
      .filter(({ length }) => length > 0 && length < words.length)
      .map((some) => findPhrases(names, some))
      .find(({ length }) => length > 0) ?? []
  )
}

/** Brands that begin so without "and" or its beginning: "noor an" is on its way to Noor & Neem. */
function brandsWithoutAnd(names: Names, words: readonly string[]): KnownPhrase[] {
  const end = words.length - 1
  const shorter = words.filter((word, at) => word !== 'and' && !(at === end && 'and'.startsWith(word)))
  if (shorter.length === 0 || shorter.length === words.length) return []
  const begins = shorter.join(' ')
  return findPhrases(names, shorter).filter(
    ({ kind, folded }) => kind === 'brand' && folded.startsWith(begins),
  )
}

/** Phrases come from memory. A text that begins none of them as it is typed is completed, which asks the engine. */
async function suggestForAll(
  { names, engine }: SearchSources,
  words: readonly string[],
): Promise<KnownPhrase[]> {
  const asTyped = findPhrases(names, words)
  const named = asTyped.some(isName) ? [] : brandsWithoutAnd(names, words)
  const exact =
    asTyped.length > 0 ? [...named, ...asTyped].slice(0, SUGGESTIONS_MAX) : findWithoutNoise(names, words)
  const isWhole = words.length <= WHOLE_WORDS_MAX
  const found = exact.length > 0 ? exact : phrasesNear(names, words, isWhole)
  const typed = (await completeWithTypes(names, engine, words, asTyped.length === 0)).map(toSearch)
  if (typed.length > 0) {
    const others = [...typed, ...found.filter((phrase) => !isName(phrase))]
    return mixKinds([...found.filter(isName), ...others]).slice(0, SUGGESTIONS_MAX)
  }
  const isNear = found.length > exact.length || asTyped[0]?.folded.startsWith(words.join(' ')) === true
  if (found.length >= SUGGESTIONS_MAX || isNear || !isWhole) return found
  const known = new Set(found.map(({ folded }) => folded))
  const completed = (await completeSearch(names, engine, words)).filter((search) => !known.has(search))
  return [...found, ...completed.map(toSearch)].slice(0, SUGGESTIONS_MAX)
}

const toSearch = (search: string): KnownPhrase => ({ phrase: search, folded: search, kind: 'search' })
