import { everyProduct } from '#modules/products/everyProduct.ts'
import { foldWords } from '../foldText.ts'
import { isOrder, mayBePrice, readRanges, type UnderstoodFilter } from '../meaning/readRanges.ts'
import { inOneWord } from '../meaning/inOneWord.ts'
import { noise } from '../meaning/Lexicon.ts'
import { inOrder, matchingProducts } from './matchingProducts.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { FEW, type Suggestions } from './Suggestions.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'
import { findPhrases } from './phrasesFor.ts'
import { finishedFilters } from './withFilters.ts'

/** Categories that are tried, the most popular first, and those that are suggested. */
const TRIED_MAX = 6
const CATEGORIES_MAX = 2

/** Suggestions for a text of filters alone, such as "under 500" and "new": itself, the best categories with some of it, and products. */
export async function suggestFilters(
  sources: SearchSources,
  typed: string,
): Promise<Suggestions | undefined> {
  const { brands, vocabulary } = sources.names
  const isPrice = mayBePrice(typed) && findPhrases(sources.names, [typed]).length === 0
  const text = isPrice ? `under ${typed}` : typed
  const { filters, rest } = readRanges(text, (words) => brands.has(inOneWord(foldWords(words))))
  const isOnly = filters.length > 0 && foldWords(rest).every((word) => noise.has(word))
  if (!isOnly || filters.some(({ kind }) => kind === 'size')) return undefined
  // "Koi offer hai kya" is an offer.
  const said = foldWords(rest).length === 0 ? text.trim() : inTypedOrder(text, filters).join(' ')
  const finished = finishedFilters(said, said, isPriced(filters))
  const found = await Promise.all(finished.map((filter) => matchingProducts(sources, filter, FEW)))
  const [first = text] = finished.filter((_, index) => found[index]?.length !== 0)
  const productIds = found.find(({ length }) => length > 0)
  if (productIds === undefined)
    return { phrases: [toSearch(text.trim())], productIds: await reduced(sources, filters), isLed: true }
  const named = vocabulary.phrases.categories
    .slice(0, TRIED_MAX)
    .map(({ phrase }) => (isSaidBefore(filters) ? `${first} ${phrase.toLowerCase()}` : `${phrase} ${first}`))
  const some = await Promise.all(named.map((phrase) => matchingProducts(sources, phrase, 1)))
  const categories = named.filter((_, index) => some[index]?.length !== 0).slice(0, CATEGORIES_MAX)
  return { phrases: [first, ...categories].map(toSearch), productIds, isLed: true }
}

const inTypedOrder = (text: string, filters: readonly UnderstoodFilter[]) =>
  filters.map((filter) => filter.text).toSorted((one, other) => text.indexOf(one) - text.indexOf(other))

const toSearch = (phrase: string): KnownPhrase => ({
  phrase,
  folded: foldWords(phrase).join(' '),
  kind: 'search',
})

const isPriced = ([filter, ...others]: readonly UnderstoodFilter[]) =>
  filter?.kind === 'price' && others.length === 0

/** "new kajal", and "kajal under ₹500". */
const isSaidBefore = (filters: readonly UnderstoodFilter[]) =>
  filters.every(({ kind }) => kind === 'new' || isOrder(kind))

/** Where nothing has the discount, the list begins with the largest ones. */
async function reduced({ engine }: SearchSources, filters: readonly UnderstoodFilter[]): Promise<number[]> {
  const isReduced = filters.some(({ kind }) => kind === 'discount')
  return isReduced ? inOrder(engine, everyProduct, 'discount_desc', FEW) : []
}
