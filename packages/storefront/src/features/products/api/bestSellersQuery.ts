import { queryOptions } from '@tanstack/react-query'
import { toProductList } from '@shop/contract/product-list'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

const SHOWN = 8

export const bestSellersQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['best-sellers'],
    queryFn: async ({ signal }) => {
      const query = { in_stock: '1', limit: SHOWN, facets: '0' }
      return toProductList(await api.get<ListProductsResponse>('/api/products', { query, signal })).products
    },
  })
