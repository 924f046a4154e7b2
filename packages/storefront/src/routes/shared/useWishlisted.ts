import { useUser } from '#features/account/useUser.ts'
import { useWishlistIds } from '#features/wishlist/useWishlist.ts'

/** Product ids in the wishlist of the shopper. A list asks once for all of its cards. */
export const useWishlisted = (): ReadonlySet<number> => useWishlistIds(useUser() !== null)
