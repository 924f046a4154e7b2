import { queryOptions } from '@tanstack/react-query'
import { toProductCard, type ProductCard } from '@shop/contract/products'
import type { ProductCardWire } from '@shop/contract/products.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { CARDS_OF_A_RAIL } from '#lib/cardsOfARail.ts'

/** As many related products as a wide window shows, because every visit loads them. */
export const relatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['related-products', slug],
    queryFn: async ({ signal }) => {
      const all = await fetchRelated(api, slug, signal)
      return { products: all.slice(0, CARDS_OF_A_RAIL), hasMore: all.length > CARDS_OF_A_RAIL }
    },
  })

/** All related products, for a row that the shopper begins to scroll. */
export const allRelatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['related-products', slug, 'all'],
    queryFn: ({ signal }) => fetchRelated(api, slug, signal),
  })

async function fetchRelated(api: ApiClient, slug: string, signal: AbortSignal): Promise<ProductCard[]> {
  const { data } = await api.get<{ data: ProductCardWire[] }>(
    `/api/products/${encodeURIComponent(slug)}/related`,
    { signal },
  )
  return data.map(toProductCard)
}
