import type { ListProductsQuery } from '@shop/contract/product-list.schema'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import type { Names } from './CatalogueNames.ts'
import type { Condition } from './Condition.ts'
import type { UsedWords } from './vocabulary/UsedWords.ts'

/** More than a page shows, which chooses the best of them. */
export const SIMILAR_MAX = 24

/** Index of the products that are on sale. Every engine gives the same products in the same order, and the same numbers. */
export interface SearchEngine {
  /** Number of products that match. Counting stops at `max`. */
  count(match: Condition, max: number): Promise<number>
  /** For each condition, whether some product that matches meets it. */
  areMet(match: Condition, conditions: readonly Condition[]): Promise<boolean[]>
  list(request: ListRequest): Promise<Listing>
  /** The first products of a list in the recommended order, which counts nothing. */
  best(filter: ProductFilter, limit: number): Promise<number[]>
  /** Products that go with one, best first. */
  similar(productId: number): Promise<number[]>
  /** Brings the index up to the catalogue: adds what is new, changes what has changed, removes what is off sale. */
  follow(): Promise<void>
}

/** What reading a search needs: words and phrases are in the database, whatever the engine. */
export interface SearchSources {
  names: Names
  usedWords: UsedWords
  engine: SearchEngine
}

/** Scope of the category facet: the `children` of a category, or of the whole catalogue. */
export interface CategoryScope {
  within: { level: CategoryLevel; id: number } | undefined
  children: CategoryLevel
}

export interface ListRequest extends Pick<ListProductsQuery, 'sort' | 'page' | 'limit'> {
  filter: ProductFilter
  categories: CategoryScope
  /** False for a page that shows no facets: an engine may count its products alone. */
  hasFacets?: boolean
}

export interface Listing {
  /** Products of the page, in order. */
  ids: number[]
  counts: Counts
  /** True when the search engine failed and the database answered. */
  isFallback?: boolean
}

/** Number of products that match all filters, and for each value the number that match all filters except its own. */
export interface Counts {
  total: number
  brands: ReadonlyMap<number, number>
  categories: ReadonlyMap<number, number>
  options: ReadonlyMap<number, number>
  /** Group of each option value, by the id of the value. */
  optionGroups: readonly string[]
  pricePaise: { min: number; max: number } | undefined
  /** By discount in per cent, and by rating in tenths. */
  discounts: Uint32Array
  ratings: Uint32Array
}
