import type { ProductCard } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { wishlistQuery } from './api/wishlistQuery.ts'

const none: ReadonlySet<number> = new Set()
const idsOf = (products: readonly ProductCard[]): ReadonlySet<number> => new Set(products.map(({ id }) => id))

/** Product ids in the wishlist; empty for a guest and while loading. */
export function useWishlistIds(isLoggedIn: boolean): ReadonlySet<number> {
  const { api } = useServices()
  const { data } = useQuery({ ...wishlistQuery(api), enabled: isLoggedIn, select: idsOf })
  return isLoggedIn ? (data ?? none) : none
}
