import type { Names } from '../CatalogueNames.ts'
import { firstListed } from './firstListed.ts'
import { foldWords } from '../foldText.ts'
import { isOccasion } from '../interpretation/forOccasion.ts'
import { matchingProducts } from './matchingProducts.ts'
import { meantBy, type Meant } from './meantBy.ts'
import { findOtherBrand } from '../meaning/OtherBrands.ts'
import { toLatin } from '../meaning/toLatin.ts'
import { isDevanagari } from '../meaning/transliterate.ts'
import type { SearchSources } from '../SearchEngine.ts'
import { findPhrases, wordsOf } from './phrasesFor.ts'
import type { FoundPhrases } from './suggestPhrases.ts'
import { FEW, READ, type Suggestions } from './Suggestions.ts'
import { isName, type KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** True for a need, such as pimples, whose list has an order of its own. */
const isNeed = (names: Names, text: string) =>
  names.lexicon.find(toLatin(names, foldWords(text)).join(' '))?.kind === 'concern'

/** Names with the products that the list of the search begins with, for a brand, a need, a type or a size of it. */
export async function productsFirst(
  sources: SearchSources,
  text: string,
  { phrases, words, isPart, hasFilters }: FoundPhrases,
): Promise<Suggestions | undefined> {
  const isOfNeed = isNeed(sources.names, text)
  const meant: Meant | undefined = hasFilters || isOfNeed ? { text } : meantBy(sources.names, words, phrases)
  if (isPart || meant === undefined) return undefined
  const matching = await matchingProducts(sources, meant.text, READ)
  const isEnough = hasFilters ? matching.length > 0 : matching.length >= FEW && !isOfNeed
  const productIds = isEnough ? matching : await firstListed(sources, meant.text, READ)
  if (productIds.length === 0) return undefined
  const { brand = '' } = meant
  const names = phrases.filter(({ kind, folded }) => kind !== 'product' && folded.startsWith(brand))
  return { phrases: names, productIds, isLed: true }
}

/** A single word begins too many titles. */
const LINE_MIN = 2

/**
 * The best-selling products of a line whose titles go on from all words but the last one: of "tip top nail polish ros", other nail polishes of that
 * name. None where they are fewer than are looked for.
 */
function ofSameLine(names: Names, words: readonly string[], titles: readonly KnownPhrase[]): number[] {
  const line = wordsOf(names, words.slice(0, -1))
  const isLine =
    line.length >= LINE_MIN && titles.length > 0 && titles.every(({ kind }) => kind === 'product')
  if (!isLine) return []
  const begins = `${line.join(' ')} `
  const others = findPhrases(names, line)
    .filter((phrase) => `${phrase.folded} `.startsWith(begins) && !titles.includes(phrase))
    .flatMap(({ productId }) => productId ?? [])
  return titles.length + others.length >= FEW ? others : []
}

/** Few phrases are followed by products that match the text; those that lack a word of it are replaced by them. */
export async function withProducts(
  sources: SearchSources,
  text: string,
  { phrases, words, isPart }: FoundPhrases,
): Promise<Suggestions> {
  const isEnough = phrases.length >= FEW && !isPart
  const ofOccasion =
    !isEnough && isOccasion(sources.names, text) ? await matchingProducts(sources, text, READ) : []
  if (ofOccasion.length > 0) return { phrases: phrases.filter(isName), productIds: ofOccasion }
  if (isEnough || foldWords(text).length < 2) return { phrases, productIds: [] }
  const completed = isPart ? undefined : phrases.find(({ kind }) => kind === 'search')
  const read = isDevanagari(text) ? words.join(' ') : text
  const asked = completed?.phrase ?? read
  const matching = await matchingProducts(sources, asked, READ)
  const near = matching.length > 0 || isPart ? matching : ofSameLine(sources.names, words, phrases)
  // "Rosemary oil" has what its list begins with.
  const productIds = near.length > 0 ? near : await firstListed(sources, asked, READ)
  if (!isPart) return { phrases, productIds }
  // A product with a part of the text is something else, and so is all of another brand.
  const isOtherBrand = foldWords(text).some((word) => findOtherBrand(word) !== undefined)
  const parts = phrases.filter((phrase) => isName(phrase) || (phrase.kind === 'search' && !isOtherBrand))
  const isCompleted = matching.length === 0 && parts.some(({ kind }) => kind === 'search')
  if (isCompleted) return { phrases: parts, productIds: [] }
  return { phrases: productIds.length > 0 ? [] : parts, productIds }
}
