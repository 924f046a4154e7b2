import { queryOptions } from '@tanstack/react-query'
import { PAGE_SIZE } from '@shop/contract/limits'
import { toProductList } from '@shop/contract/product-list'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { toApiQuery, type ListFilters } from '../listFilters.ts'

// Back should find the list as it was, not one whose pages have drifted apart.
const FRESH_MS = 5 * 60_000

/** One page of a product list. Only the first one brings the facets: they are the same on every page. */
export const productListQuery = (
  api: ApiClient,
  slug: string | undefined,
  filters: ListFilters,
  page: number,
) =>
  queryOptions({
    queryKey: ['product-list', slug ?? null, toApiQuery(filters), page],
    queryFn: async ({ signal }) => {
      const query = { ...toApiQuery(filters), slug, page, limit: PAGE_SIZE, facets: page === 1 ? '1' : '0' }
      return toProductList(await api.get<ListProductsResponse>('/api/products', { query, signal }))
    },
    staleTime: FRESH_MS,
  })
