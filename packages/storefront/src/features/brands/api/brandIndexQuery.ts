import { queryOptions } from '@tanstack/react-query'
import { toStockedBrand } from '@shop/contract/brands'
import type { StockedBrandWire } from '@shop/contract/brands.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** All brands that have products, with their faces. */
export const brandIndexQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['brand-index'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: StockedBrandWire[] }>('/api/brands', { signal })
      return data.map(toStockedBrand)
    },
    staleTime: 10 * 60_000,
  })
