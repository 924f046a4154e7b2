import type { ProductCard } from '@shop/contract/products'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '#lib/AppServices.ts'
import { wishlistQuery } from './api/wishlistQuery.ts'

const none: ReadonlySet<number> = new Set()
const idsOf = (products: readonly ProductCard[]): ReadonlySet<number> => new Set(products.map(({ id }) => id))

/** The ids of what is in the wishlist; none for a guest, and until the shop has told. */
export function useWishlistIds(isLoggedIn: boolean): ReadonlySet<number> {
  const { api } = useServices()
  const { data } = useQuery({ ...wishlistQuery(api), enabled: isLoggedIn, select: idsOf })
  return isLoggedIn ? (data ?? none) : none
}
