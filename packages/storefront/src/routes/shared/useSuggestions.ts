import type { ProductCard } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cartStore } from '#features/cart/cartStore.ts'
import { goesWithQuery } from '#features/products/api/goesWithQuery.ts'
import { useServices } from '#lib/AppServices.ts'

const SUGGESTIONS_MAX = 3

/** Products in stock that complete one, without those that the cart had before: what the shopper adds here stays in sight. */
export function useSuggestions(slug: string): ProductCard[] {
  const { api } = useServices()
  const { data = [] } = useQuery(goesWithQuery(api, slug))
  const [before] = useState(() => new Set(cartStore.read().map(({ id }) => id)))
  return data.filter(({ id, quantity }) => quantity > 0 && !before.has(id)).slice(0, SUGGESTIONS_MAX)
}
