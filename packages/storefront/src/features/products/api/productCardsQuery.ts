import { queryOptions } from '@tanstack/react-query'
import { toProductCard } from '@shop/contract/products'
import type { ProductCardWire } from '@shop/contract/products.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'

/** Products by their ids, in this order, without those that are not sold. */
export const productCardsQuery = (api: ApiClient, ids: readonly number[]) =>
  queryOptions({
    queryKey: ['product-cards', ids],
    queryFn: async ({ signal }) => {
      const { data } = await api.get<{ data: ProductCardWire[] }>('/api/product-cards', {
        query: { id: ids.map(String) },
        signal,
      })
      return data.map(toProductCard)
    },
  })
