import { DEFAULT_FILTERS } from '@shop/contract/limits'
import type { ProductSort, UnderstoodSearch } from '@shop/contract/product-list'
import type { ListFilters } from './listFilters.ts'
import type { ProductListPlace } from './resolveList.ts'

type Understood = UnderstoodSearch['filters'][number]
export type TypedFilter = Understood & { kind: Exclude<Understood['kind'], ProductSort> }

/** Filters that a search text asks for. Its order, such as "cheap" or "best", is none. */
export const typedFilters = (understood: UnderstoodSearch | null) =>
  (understood?.filters ?? []).filter((one): one is TypedFilter => !/_(?:asc|desc)$/.test(one.kind))

/** Number of `toChosenFilters`, whose names are loaded later. */
export function countChosen(
  filters: ListFilters,
  { kind, fixed }: ProductListPlace,
  understood: UnderstoodSearch | null = null,
): number {
  const { priceMin, discountMin, discountMax } = DEFAULT_FILTERS
  const single = [
    filters.search !== '' && kind !== 'search',
    filters.collection !== undefined && fixed.collection === undefined,
    filters.offer !== undefined && fixed.offer === undefined,
    filters.priceMin !== priceMin || filters.priceMax !== undefined,
    filters.discountMin > discountMin || filters.discountMax < discountMax,
    filters.ratingMin > 0,
    filters.inStockOnly,
    filters.deliveryCity !== '' && fixed.deliveryCity === undefined,
  ]
  const brands = fixed.brands === undefined ? filters.brands.length : 0
  return single.filter(Boolean).length + brands + filters.options.length + typedFilters(understood).length
}
