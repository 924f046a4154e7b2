import { paiseOfRupees } from '@shop/contract/money'
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

/** Amount above any price: a bound beyond it does not filter. */
const PRICE_MAX_PAISE = 2_000_000_000

/** Bound of a price filter in paise, for a number of rupees of any size. */
export function toPriceBound(rupees: number | null | undefined): number | undefined {
  return typeof rupees === 'number' ? paiseOfRupees(Math.min(rupees, PRICE_MAX_PAISE / 100)) : undefined
}
