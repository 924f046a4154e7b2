import { queryOptions } from '@tanstack/react-query'
import { toProductCard } from '@shop/contract/products'
import type { ProductCardWire } from '@shop/contract/products.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

export const relatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['related-products', slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: ProductCardWire[] }>(
        `/api/products/${encodeURIComponent(slug)}/related`,
        {
          signal,
        },
      )
      return data.map(toProductCard)
    },
  })
