import type { CategoryLevel } from '@shop/contract/categories'
import { paths } from '#lib/paths.ts'
import { toListSearch, type ListFilters } from './listFilters.ts'
import type { ProductListPlace } from './resolveList.ts'

export function placePath({ kind, name }: ProductListPlace): string {
  return kind === 'brand' || kind === 'collection' ? paths.collection(name) : paths.list(name)
}

export function listPath(place: ProductListPlace, filters: ListFilters): string {
  return placePath(place) + toListSearch(filters, place.defaultSort)
}

/** Address of a category's list that keeps the current filters. */
export function narrowedPath(slug: string, category: CategoryLevel, filters: ListFilters): string {
  return paths.list(slug) + toListSearch({ ...filters, category, page: 1 })
}
