import type { Product } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useCartItems } from '#features/cart/useCart.ts'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { suggestProducts, type SuggestedProduct } from '#features/products/suggestProducts.ts'
import { useServices } from '#lib/AppServices.ts'

/** Products that go well with one that is in the cart. */
export function useSuggestions(product: Product): SuggestedProduct[] {
  const { api } = useServices()
  const { data: related } = useQuery(relatedProductsQuery(api, product.slug))
  const inCart = new Set(useCartItems().map(({ id }) => id))
  return related ? suggestProducts(product, [...related.products, ...related.others], inCart) : []
}
