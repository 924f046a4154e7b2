import { queryOptions } from '@tanstack/react-query'
import { toBrand } from '@shop/contract/brands'
import type { BrandWire } from '@shop/contract/brands.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** Every brand of the shop. */
export const brandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: BrandWire[] }>('/api/list-brand', { signal })
      return data.map(toBrand)
    },
    staleTime: 10 * 60_000,
  })
