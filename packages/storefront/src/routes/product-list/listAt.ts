import type { Brand } from '@shop/contract/brands'
import { PAGE_SIZE } from '@shop/contract/limits'
import type { ProductSort } from '@shop/contract/product-list'
import { MAX_PAGES, parseListFilters, type ListFilters } from '#features/products/listFilters.ts'
import { filtersWithin, resolveList, type ProductListPlace } from '#features/products/resolveList.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { ApiError } from '#lib/api/ApiClient.ts'
import * as texts from '#texts/productList.ts'

export interface ListAddress {
  place: ProductListPlace
  filters: ListFilters
  within: ListFilters
}

/** List of an address. Throws a 404 for a name that can't be a list. */
export function listAt(
  name: string,
  search: URLSearchParams,
  { brand, delivery }: { brand: Brand | null; delivery: ShopConfig['delivery'] },
): ListAddress {
  const parse = (defaultSort?: ProductSort) => {
    const filters = parseListFilters(search, defaultSort)
    const isKnown = delivery.stores.some(({ city }) => city === filters.deliveryCity)
    return isKnown ? filters : { ...filters, deliveryCity: '' }
  }
  const place = resolveList(name, parse(), brand)
  if (place === undefined) throw new ApiError(404, texts.notFound)
  const filters = parse(place.defaultSort)
  return { place, filters, within: filtersWithin(place, filters) }
}

/** Products that are not worth a tap: they come with the page before them. */
const FEW = 4

/** Pages to show: from the first to the requested one, if they exist, and one more if it is the last and has few products. */
export function pageNumbers(asked: number, total: number): number[] {
  const wanted = total - asked * PAGE_SIZE <= FEW ? asked + 1 : asked
  const last = Math.max(1, Math.min(wanted, Math.ceil(total / PAGE_SIZE), MAX_PAGES))
  return Array.from({ length: last }, (_, index) => index + 1)
}
