import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import type { SearchQuery } from '#modules/search/SearchQuery.ts'

/** Filter of a list with resolved names. Prices are in paise. */
export interface ProductFilter {
  category: { level: CategoryLevel; id: number } | undefined
  /** Null matches nothing. */
  search: SearchQuery | null | undefined
  collection: 'best-sellers' | 'new-launches' | undefined
  brandIds: readonly number[]
  price: { min: number | undefined; max: number | undefined }
  discount: { min: number | undefined; max: number | undefined }
  /** Option value ids by group. A product needs any of them, in every group. */
  options: ReadonlyMap<string, readonly number[]>
  inStock: boolean
  ratingMin: number | undefined
  storeId: number | undefined
}

/** A bound at its default does not filter: a saree for 60,000 belongs to "up to 50,000 and more". */
export function exceptDefault(name: keyof typeof DEFAULT_FILTERS, value: number): number | undefined {
  return value === DEFAULT_FILTERS[name] ? undefined : value
}
