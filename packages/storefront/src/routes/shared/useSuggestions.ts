import type { ProductCard } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartStore } from '#features/cart/cartStore.ts'
import { useCartQuote } from '#features/cart/useCartQuote.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { goesWithQuery } from '#features/products/api/goesWithQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { useStorage } from '#lib/storage/useStorage.ts'

const SUGGESTIONS_MAX = 3

/**
 * Products in stock that complete one, without those that the cart had before, and without its gifts, which its quote names: the quote of the page of the cart.
 * What the shopper adds here stays in sight.
 */
export function useSuggestions(slug: string): ProductCard[] {
  const { api } = useServices()
  const { data = [] } = useQuery(goesWithQuery(api, slug))
  const [before] = useState(() => new Set(cartStore.read().map(({ id }) => id)))
  const { quote, failure } = useCartQuote(useStorage(deliveryLocationStore)?.pincode)
  // A gift would be shown, and then vanish.
  if (quote === undefined && failure === null) return []
  const isGift = (id: number) => quote?.lines.some((line) => line.is_gift && line.product_id === id)
  return data
    .filter(({ id, quantity }) => quantity > 0 && !before.has(id) && !isGift(id))
    .slice(0, SUGGESTIONS_MAX)
}
