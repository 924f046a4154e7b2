import type { HelpTopic } from '@shop/contract/product-list.schema'
import type { Names } from './CatalogueNames.ts'
import { findable } from './findable.ts'
import { foldWords } from './foldText.ts'
import { goodsSized } from './help/goodsSized.ts'
import { helpTopicBegunIn, helpTopicIn } from './help/helpTopicIn.ts'
import { interpretSearch } from './interpretSearch.ts'
import { isOccasion } from './forOccasion.ts'
import { PREPOSITIONS } from './meaning/attributes.data.ts'
import { findOtherBrand } from './meaning/OtherBrands.ts'
import { NEGATIONS } from './meaning/joinNegations.ts'
import { noise } from './meaning/Lexicon.ts'
import { readMeaning } from './meaning/readMeaning.ts'
import { readRanges } from './meaning/readRanges.ts'
import { inShopsWords } from './inShopsWords.ts'
import { isNumber } from './meaning/amountTerm.ts'
import { toLatin } from './meaning/toLatin.ts'
import { isDevanagari } from './meaning/transliterate.ts'
import { matchingProducts } from './matchingProducts.ts'
import { findPhrases, isUnsold } from './phrasesFor.ts'
import type { SearchSources } from './SearchEngine.ts'
import { firstListed } from './firstListed.ts'
import { nearUnsold } from './nearUnsold.ts'
import { meantBy, type Meant } from './meantBy.ts'
import { readDevanagari } from './readDevanagari.ts'
import { FEW, type Suggestions } from './Suggestions.ts'
import { suggestForAll } from './suggestForAll.ts'
import { suggestFilters } from './suggestFilters.ts'
import { isName, type KnownPhrase } from './vocabulary/PhraseIndex.ts'
import { withFilters } from './withFilters.ts'

const LAST_WORDS = [2, 1]
/** A shorter last word alone begins too much. */
const LAST_MIN_LENGTH = 3

/** Suggestions for a typed text. What its list begins with is suggested where the text is a name; what has a part of it is not. */
export async function suggest(sources: SearchSources, text: string): Promise<Suggestions> {
  const sized = goodsSized(sources.names, text)
  if (sized !== undefined) return { ...(await suggestGoods(sources, sized, undefined)), help: 'sizes' }
  const asked = helpTopicIn(sources.names, text)
  const found = await suggestGoods(sources, text, asked)
  if (asked !== undefined) return { ...found, help: asked }
  if (await isOnlyHeard(sources, text, found)) return { phrases: [], productIds: [] }
  const begun = isBeginning(sources, text, found) ? undefined : helpTopicBegunIn(sources.names, text)
  // Goods that only sound like the beginning of "cancel" are no answer.
  return begun === undefined ? found : { phrases: [], productIds: [], help: begun }
}

/** True for a word of Devanagari that only titles sound like, and of which the list has nothing: दवा is no Diwali. */
async function isOnlyHeard(sources: SearchSources, text: string, { phrases }: Suggestions): Promise<boolean> {
  const isTitled = phrases.length > 0 && phrases.every(({ kind }) => kind === 'product')
  if (!isDevanagari(text) || foldWords(text).length > 1 || !isTitled) return false
  return (await interpretSearch(sources, text)).query === null
}

/** True for a text that begins what is suggested, or another name of goods: "track pa" is on its way to track pants. */
function isBeginning({ names }: SearchSources, text: string, { phrases }: Suggestions): boolean {
  const words = foldWords(text)
  const begins = words.join(' ')
  return (
    phrases.some(({ folded }) => ` ${folded}`.includes(` ${begins}`)) ||
    (words.length > 1 ? names.lexicon.nameFrom(begins) : names.lexicon.wordsFrom(begins)[0]) !== undefined
  )
}

async function suggestGoods(
  sources: SearchSources,
  text: string,
  topic: HelpTopic | undefined,
): Promise<Suggestions> {
  const ofFilters = await suggestFilters(sources, text)
  if (ofFilters !== undefined) return ofFilters
  const found = await suggestPhrases(sources, text)
  const ofType =
    found.isPart || (found.phrases.length === 0 && !found.hasFilters)
      ? await phrasesOfType(sources, text, found.phrases)
      : undefined
  const phrases = withoutExcluded(ofType ?? found.phrases, text)
  const unsold = await nearUnsold(sources, text, phrases)
  if (unsold !== undefined) return unsold
  if (isHardlyBegun(text)) return { phrases: [], productIds: [] }
  // A search for help has its page, and what only mentions a word of it is no answer.
  if (topic !== undefined) return { phrases: phrases.filter(isCalledBy(text)), productIds: [] }
  if (ofType !== undefined) {
    return { phrases, productIds: await firstListed(sources, text, FEW), isLed: true }
  }
  return (
    (await productsFirst(sources, text, { ...found, phrases })) ??
    withProducts(sources, text, { ...found, phrases })
  )
}

/** True for few letters after words that mean nothing: "how t". */
function isHardlyBegun(text: string): boolean {
  const words = foldWords(text)
  const rest = words.filter((word) => !noise.has(word))
  const letters = rest.join('').match(/\p{L}\p{M}*/gu)?.length ?? 0
  return rest.length < words.length && letters > 0 && letters < LAST_MIN_LENGTH - Number(isDevanagari(text))
}

/** Phrases of the product type of a text, if it has one: "foundation for wheatish skin" is no name with "skin". */
async function phrasesOfType(
  { names, usedWords }: SearchSources,
  text: string,
  phrases: readonly KnownPhrase[],
): Promise<readonly KnownPhrase[] | undefined> {
  const { type, gift } = await readMeaning(names, usedWords, text)
  const concept = type && names.lexicon.find(type.text)
  if (concept === undefined || gift !== undefined || !names.types.sold.has(concept)) return undefined
  return phrases.filter(({ folded }) => concept.names.some((name) => ` ${folded}`.includes(` ${name}`)))
}

const isCalledBy = (text: string) => {
  const words = foldWords(text)
  return ({ folded }: KnownPhrase) => words.every((word) => folded.includes(word))
}

/** True for a need, such as pimples, whose list has an order of its own. */
const isNeed = (names: Names, text: string) =>
  names.lexicon.find(toLatin(names, foldWords(text)).join(' '))?.kind === 'concern'

/** Names with the products that the list of the search begins with, for a brand, a need, a type or a size of it. */
async function productsFirst(
  sources: SearchSources,
  text: string,
  { phrases, words, isPart, hasFilters }: Found,
): Promise<Suggestions | undefined> {
  const isOfNeed = isNeed(sources.names, text)
  const meant: Meant | undefined = hasFilters || isOfNeed ? { text } : meantBy(sources.names, words, phrases)
  if (isPart || meant === undefined) return undefined
  const matching = await matchingProducts(sources, meant.text, FEW)
  const isEnough = hasFilters ? matching.length > 0 : matching.length === FEW && !isOfNeed
  const productIds = isEnough ? matching : await firstListed(sources, meant.text, FEW)
  if (productIds.length === 0) return undefined
  const { brand = '' } = meant
  const names = phrases.filter(({ kind, folded }) => kind !== 'product' && folded.startsWith(brand))
  return { phrases: names, productIds, isLed: true }
}

/** Few phrases are followed by products that match the text; those that lack a word of it are replaced by them. */
async function withProducts(
  sources: SearchSources,
  text: string,
  { phrases, words, isPart }: Found,
): Promise<Suggestions> {
  const isEnough = phrases.length >= FEW && !isPart
  const ofOccasion =
    !isEnough && isOccasion(sources.names, text) ? await matchingProducts(sources, text, FEW) : []
  if (ofOccasion.length > 0) return { phrases: phrases.filter(isName), productIds: ofOccasion }
  if (isEnough || foldWords(text).length < 2) return { phrases, productIds: [] }
  const completed = isPart ? undefined : phrases.find(({ kind }) => kind === 'search')
  const read = isDevanagari(text) ? words.join(' ') : text
  const asked = completed?.phrase ?? read
  const matching = await matchingProducts(sources, asked, FEW)
  // "Rosemary oil" has what its list begins with.
  const productIds = matching.length > 0 ? matching : await firstListed(sources, asked, FEW)
  if (!isPart) return { phrases, productIds }
  // A product with a part of the text is something else, and so is all of another brand.
  const isOtherBrand = foldWords(text).some((word) => findOtherBrand(word) !== undefined)
  const parts = phrases.filter((phrase) => isName(phrase) || (phrase.kind === 'search' && !isOtherBrand))
  const isCompleted = matching.length === 0 && parts.some(({ kind }) => kind === 'search')
  if (isCompleted) return { phrases: parts, productIds: [] }
  return { phrases: productIds.length > 0 ? [] : parts, productIds }
}

/** Leaves out products and searches that have the words of a text, and not that one of them is unwanted. */
function withoutExcluded(phrases: readonly KnownPhrase[], text: string): readonly KnownPhrase[] {
  const negation = foldWords(text).find((word) => NEGATIONS.has(word))
  if (negation === undefined) return phrases
  return phrases.filter((phrase) => isName(phrase) || phrase.folded.split(' ').includes(negation))
}

/** Phrases for a typed text: categories, brands and products, best first, then searches that the text may become. */
async function suggestPhrases(sources: SearchSources, text: string): Promise<Found> {
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
      phrases: isDevanagari(text) ? inShopsWords(sources.names, phrases) : phrases,
      words,
      isPart: words.some((word) => isTelling(word) && !part.includes(word)),
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

interface Found {
  phrases: readonly KnownPhrase[]
  /** Words of the text without its filters, in Latin letters. */
  words: readonly string[]
  /** True where the phrases lack a word of the text. */
  isPart: boolean
  hasFilters: boolean
}

const NOTHING: Found = { phrases: [], words: [], isPart: false, hasFilters: false }

/** The number at the end of "bra 38" and "kurta 999", which no name has. */
function amountOf({ names }: SearchSources, words: readonly string[]): string[] | undefined {
  const last = words.slice(-1)
  const isAmount = words.length > 1 && last.every(isNumber) && findPhrases(names, words).length === 0
  return isAmount ? last : undefined
}

const isTelling = (word: string) => word.length >= LAST_MIN_LENGTH && !noise.has(word)

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
