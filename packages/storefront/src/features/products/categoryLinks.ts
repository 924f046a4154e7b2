import type { Facets } from '@shop/contract/product-list'
import type { ListFilters } from './listFilters.ts'
import { narrowedPath } from './listPath.ts'
import { filtersWithin, type ProductListPlace } from './resolveList.ts'

/** Lists of the categories below that of a list, or beside it, which keep the current filters. */
export function categoryLinks({ categories }: Facets, filters: ListFilters, place: ProductListPlace) {
  const kept = filtersWithin(place, filters)
  return categories.map(({ slug, name, level, count }) => ({
    label: name,
    count,
    href: narrowedPath(slug, level, kept),
    isCurrent: slug === place.categorySlug && level === filters.category,
  }))
}
