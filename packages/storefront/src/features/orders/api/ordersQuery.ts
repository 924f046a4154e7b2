import { infiniteQueryOptions } from '@tanstack/react-query'
import type { ListOrdersResponse } from '@shop/contract/orders.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

export const ordersQuery = (api: ApiClient) =>
  infiniteQueryOptions({
    queryKey: [MY, 'orders'],
    queryFn: ({ pageParam, signal }) =>
      api.get<ListOrdersResponse>('/api/orders', { query: { page: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      pages.reduce((count, { data }) => count + data.length, 0) < last.total && last.data.length > 0
        ? last.page + 1
        : undefined,
    staleTime: 0,
  })
