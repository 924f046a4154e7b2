import type { ListOrdersResponse } from '@shop/contract/orders.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

/** Orders are unpaid for minutes only, so that one is among the newest. */
const SEARCHED = 3
const WATCH_MS = 20_000

/** The newest order that waits for its payment; null without one. */
export const unpaidOrderQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [MY, 'unpaid-order'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<ListOrdersResponse>('/api/orders', {
        query: { limit: SEARCHED },
        signal,
      })
      return data.find(({ status }) => status === 'held') ?? null
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data ? WATCH_MS : false),
  })
