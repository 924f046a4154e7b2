import { session } from '#features/account/session.ts'
import type { User } from '#features/account/userStore.ts'
import { callWishlist, tellOtherTabs } from '#features/wishlist/changeWishlist.ts'
import { WISHLIST_KEY } from '#features/wishlist/api/wishlistQuery.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent } from '#lib/intent.ts'
import { logError } from '#lib/logError.ts'
import { notify } from '#lib/notify.ts'

/**
 * The shopper is logged in from here on. What they meant to do when they were sent here is done; the page itself leads them
 * back to where they were (see `GuestsOnly`).
 */
export function useSignIn(): (user: User) => void {
  const { api, queries } = useServices()
  async function wish(productId: number) {
    await callWishlist({ api }, productId, true)
    notify.success('Added to your wishlist')
    tellOtherTabs()
    await queries.invalidateQueries({ queryKey: WISHLIST_KEY })
  }
  return ({ name, token }) => {
    session.start({ name, token })
    const wanted = intent.take()
    if (wanted) wish(wanted.product_id).catch((error: unknown) => logError('Wishlist', error))
  }
}
