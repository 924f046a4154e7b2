import type { Brand } from '@shop/contract/brands'
import { PAGE_SIZE } from '@shop/contract/limits'
import { MAX_PAGES, parseListFilters, type ListFilters } from '#features/products/listFilters.ts'
import { filtersWithin, resolveList, type ProductListPlace } from '#features/products/resolveList.ts'
import { ApiError } from '#lib/api/ApiClient.ts'

export interface ListAddress {
  place: ProductListPlace
  /** What the address says. */
  filters: ListFilters
  /** What the API is asked for. */
  within: ListFilters
}

/** The list that an address means. Throws a 404 where there can't be one. */
export function listAt(name: string, search: URLSearchParams, brand: Brand | null): ListAddress {
  const place = resolveList(name, parseListFilters(search), brand)
  if (place === undefined) throw new ApiError(404, 'There is no such list.')
  const filters = parseListFilters(search, place.defaultSort)
  return { place, filters, within: filtersWithin(place, filters) }
}

/** The pages to show: from the first to the one asked for, as far as there are any. */
export function pageNumbers(asked: number, total: number): number[] {
  const last = Math.max(1, Math.min(asked, Math.ceil(total / PAGE_SIZE), MAX_PAGES))
  return Array.from({ length: last }, (_, index) => index + 1)
}
