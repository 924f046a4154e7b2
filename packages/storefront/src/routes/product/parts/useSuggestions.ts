import type { Product, ProductCard } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useCartItems } from '#features/cart/useCart.ts'
import { relatedProductsQuery } from '#features/products/api/relatedProductsQuery.ts'
import { suggestProducts } from '#features/products/suggestProducts.ts'
import { useServices } from '#lib/AppServices.ts'

/** Products that go well with one that is in the cart. */
export function useSuggestions(product: Product): ProductCard[] {
  const { api } = useServices()
  const { data: related = [] } = useQuery(relatedProductsQuery(api, product.slug))
  const inCart = new Set(useCartItems().map(({ id }) => id))
  return suggestProducts(product, related, inCart)
}
