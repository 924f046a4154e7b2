import { queryOptions } from '@tanstack/react-query'
import { toProductCard } from '@shop/contract/products'
import type { ProductCardWire } from '@shop/contract/products.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** Products that complete one, the best match first. */
export const goesWithQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['goes-with', slug],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: ProductCardWire[] }>(
        `/api/products/${encodeURIComponent(slug)}/goes-with`,
        { signal },
      )
      return data.map(toProductCard)
    },
  })
