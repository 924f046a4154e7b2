import { messages } from '@shop/contract/messages'
import type { ProductCard } from '@shop/contract/products'
import { useLocation, useNavigate } from 'react-router-dom'
import { useUser } from '#features/account/useUser.ts'
import { userStore } from '#features/account/userStore.ts'
import { changeWishlist } from '#features/wishlist/changeWishlist.ts'
import { useWishlistIds } from '#features/wishlist/useWishlist.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent } from '#lib/intent.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import * as texts from '#texts/shared.ts'

export interface WishlistItem {
  isWishlisted: boolean
  toggle: () => void
}

/** True when a product is on the wishlist (specification §4, §5). A guest gets "Please Login first"; the product is added after the login. */
export function useWishlistItem(product: ProductCard): WishlistItem {
  const services = useServices()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const ids = useWishlistIds(useUser() !== null)
  const isWishlisted = ids.has(product.id)

  function askToLogIn() {
    intent.keep({ kind: 'wishlist', product_id: product.id })
    notify.error(messages.wishlistNeedsLogin, {
      label: texts.logIn,
      onClick: () => void navigate(paths.login(pathname + search)),
    })
  }
  function toggle() {
    if (userStore.getState().value === null) askToLogIn()
    else changeWishlist(services, product, !isWishlisted)
  }
  return { isWishlisted, toggle }
}
