import { toProductCard, type ProductCard } from '@shop/contract/products'
import type { WishlistResponse } from '@shop/contract/wishlist.schema'
import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

export const WISHLIST_KEY = [MY, 'wishlist'] as const

export const wishlistQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: WISHLIST_KEY,
    queryFn: async ({ signal }): Promise<ProductCard[]> =>
      (await api.get<WishlistResponse>('/api/wishlist', { signal })).data.map(toProductCard),
  })
