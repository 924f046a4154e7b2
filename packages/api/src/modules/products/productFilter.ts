import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import type { SearchQuery } from '#modules/search/SearchQuery.ts'

/** Filter of a list with resolved names. Prices are in paise. */
export interface ProductFilter {
  category: { level: CategoryLevel; id: number } | undefined
  /** Null matches nothing. */
  search: SearchQuery | null | undefined
  collection: 'best-sellers' | 'new-launches' | undefined
  /** An offer with its products: none once it has ended. */
  offer: { id: number; productIds: readonly number[] } | undefined
  brandIds: readonly number[]
  price: { min: number | undefined; max: number | undefined }
  discount: { min: number | undefined; max: number | undefined }
  /** Option value ids by group. A product needs any of them, in every group. */
  options: ReadonlyMap<string, readonly number[]>
  inStock: boolean
  ratingMin: number | undefined
  storeId: number | undefined
}
