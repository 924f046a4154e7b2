import { queryOptions } from '@tanstack/react-query'
import { toProductCard, type ProductCard } from '@shop/contract/products'
import type { ProductCardWire } from '@shop/contract/products.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { CARDS_OF_A_RAIL } from '#lib/cardsOfARail.ts'
import { toRow } from '#lib/toRow.ts'
import type { SuggestedProduct } from '../suggestProducts.ts'

/** As many related products as a wide window shows, because every visit loads them, and of the others what a suggestion shows. */
export const relatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['related-products', slug],
    queryFn: async ({ signal }) => {
      const all = await fetchRelated(api, slug, signal)
      return {
        products: all.slice(0, CARDS_OF_A_RAIL),
        others: all.slice(CARDS_OF_A_RAIL).map(toSuggested),
      }
    },
  })

/** All related products, for a row that the shopper begins to scroll. */
export const allRelatedProductsQuery = (api: ApiClient, slug: string) =>
  queryOptions({
    queryKey: ['related-products', slug, 'all'],
    queryFn: ({ signal }) => fetchRelated(api, slug, signal),
  })

const toSuggested = (product: ProductCard): SuggestedProduct => ({
  ...toRow(product),
  categoryName: product.categoryName,
  quantity: product.quantity,
})

async function fetchRelated(api: ApiClient, slug: string, signal: AbortSignal): Promise<ProductCard[]> {
  const { data } = await api.get<{ data: ProductCardWire[] }>(
    `/api/products/${encodeURIComponent(slug)}/related`,
    { signal },
  )
  return data.map(toProductCard)
}
