import { queryOptions } from '@tanstack/react-query'
import { toBrand } from '@shop/contract/brands'
import type { BrandWire } from '@shop/contract/brands.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { brandsStore } from '../brandsStore.ts'

export const brandsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['brands'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: BrandWire[] }>('/api/list-brand', { signal })
      const brands = data.map(toBrand)
      if (!import.meta.env.SSR) brandsStore.update(() => brands)
      return brands
    },
    staleTime: 10 * 60_000,
  })
