import { queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '@shop/contract/limits'
import { toProductList, type ProductList } from '@shop/contract/product-list'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { withoutBadge } from '#lib/withoutBadge.ts'
import { ApiError, type ApiClient } from '#lib/api/ApiClient.ts'
import { toApiQuery, type ListFilters } from '../listFilters.ts'

// Back must show the list as it was, with consistent pages.
const FRESH_MS = 5 * 60_000

/** One page of a product list. Only the first one requests facets, which are the same on every page. */
export const productListQuery = (
  api: ApiClient,
  slug: string | undefined,
  filters: ListFilters,
  page: number,
) =>
  queryOptions({
    queryKey: ['product-list', slug ?? null, toApiQuery(filters), page] as const,
    queryFn: async ({ signal }) => {
      const query = { ...toApiQuery(filters), slug, page, limit: PAGE_SIZE, facets: page === 1 ? '1' : '0' }
      const list = await api
        .get<ListProductsResponse>('/api/products', { query, signal })
        .then(toProductList, orNothing)
      return filters.collection === 'best-sellers' ? { ...list, products: withoutBadge(list.products) } : list
    },
    staleTime: FRESH_MS,
  })

export type ProductListQuery = ReturnType<typeof productListQuery>

const NOTHING: ProductList = {
  products: [],
  total: 0,
  page: 1,
  facets: null,
  searchedFor: null,
  understood: null,
  breadcrumbs: [],
  sort: null,
  offer: null,
  isFallback: false,
}

/** An old link may name a brand or option that no longer exists: the list is empty, and its filters can be removed. */
function orNothing(error: unknown): ProductList {
  const refused = error instanceof ApiError && error.status === 400 ? (error.problem?.errors ?? []) : []
  if (refused.length > 0 && refused.every(({ path }) => path === 'brand' || path === 'option')) return NOTHING
  throw error
}
