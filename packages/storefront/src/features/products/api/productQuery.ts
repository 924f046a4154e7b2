import { queryOptions } from '@tanstack/react-query'
import { toProduct } from '@shop/contract/products'
import type { ProductWire } from '@shop/contract/products.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const productQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['product', slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: ProductWire }>(`/api/products/${encodeURIComponent(slug)}`, {
        signal,
      })
      return toProduct(data)
    },
  })
