import { useQuery } from '@tanstack/react-query'
import { useCartItems } from '#features/cart/useCart.ts'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { suggestProducts, type SuggestedProduct } from '#features/products/suggestProducts.ts'
import { useServices } from '#lib/AppServices.ts'

export interface SuggestionsFor {
  slug: string
  /** Category of the product; undefined where it is unknown. */
  categoryName?: string
}

/** Products that go well with one that is in the cart. */
export function useSuggestions({ slug, categoryName }: SuggestionsFor): SuggestedProduct[] {
  const { api } = useServices()
  const { data: related } = useQuery(relatedProductsQuery(api, slug))
  const inCart = new Set(useCartItems().map(({ id }) => id))
  return related ? suggestProducts(categoryName, [...related.products, ...related.others], inCart) : []
}
