import { everyProduct } from '#modules/products/everyProduct.ts'
import { toPriceBound, type ProductFilter } from '#modules/products/productFilter.ts'
import type { Interpretation } from '../interpretation/Interpretation.ts'
import { interpretSearch } from '../interpretation/interpretSearch.ts'
import type { UnderstoodFilter } from '../meaning/readRanges.ts'
import type { SearchSources } from '../SearchEngine.ts'

/** The first products of the list of a search, within its price. */
export async function firstListed(sources: SearchSources, text: string, limit: number): Promise<number[]> {
  return firstOf(sources, await interpretSearch(sources, text), limit)
}

/** The first products of a search that was read. */
export async function firstOf(
  { engine }: SearchSources,
  { query, filters }: Pick<Interpretation, 'query' | 'filters'>,
  limit: number,
): Promise<number[]> {
  return query ? engine.best({ ...everyProduct, search: query, price: priceOf(filters) }, limit) : []
}

/** Bounds of the price that a text names. */
export function priceOf(filters: readonly UnderstoodFilter[]): ProductFilter['price'] {
  const price = filters.find(({ kind }) => kind === 'price')
  return { min: toPriceBound(price?.min), max: toPriceBound(price?.max) }
}
