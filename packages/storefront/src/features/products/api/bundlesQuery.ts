import { queryOptions } from '@tanstack/react-query'
import type { BundlesResponse } from '@shop/contract/bundles.schema'
import { toProductCard } from '@shop/contract/products'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const bundlesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['bundles'],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<BundlesResponse>('/api/bundles', { signal })
      return data.map(({ title, products }) => ({ title, products: products.map(toProductCard) }))
    },
  })
