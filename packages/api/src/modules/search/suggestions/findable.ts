import { interpretSearch } from '../interpretation/interpretSearch.ts'
import { matchingProducts } from './matchingProducts.ts'
import type { SearchSources } from '../SearchEngine.ts'
import type { KnownPhrase } from '../vocabulary/PhraseIndex.ts'

/** Phrases whose list has a product that meets all of them: bangles have no size 38, and no silk saree costs less than 2000. */
export async function findable(
  sources: SearchSources,
  phrases: readonly KnownPhrase[],
): Promise<KnownPhrase[]> {
  const met = await Promise.all(phrases.map(({ phrase }) => isMet(sources, phrase)))
  const ones = phrases.filter((_, index) => met[index])
  // Of the prices that "under 5" may become, the lowest.
  return ones.filter(({ folded }, index) => ones.findIndex((one) => one.folded === folded) === index)
}

/** What no product names, such as an occasion, may have its own answer. */
async function isMet(sources: SearchSources, text: string): Promise<boolean> {
  if ((await matchingProducts(sources, text, 1)).length > 0) return true
  const { query, missing, filters } = await interpretSearch(sources, text)
  return query !== undefined && missing === null && filters.length === 0
}
