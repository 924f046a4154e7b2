import { messages } from '@shop/contract/messages'
import type { ProductCard } from '@shop/contract/products'
import { userStore } from '#features/account/userStore.ts'
import { changeWishlist } from '#features/wishlist/changeWishlist.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent } from '#lib/intent.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import * as texts from '#texts/shared.ts'

/** Adds a product to the wishlist or removes it (specification §4, §5). A guest gets "Please Login first"; the product is added after the login. */
export function useWishlistToggle(product: ProductCard): (isWishlisted: boolean) => void {
  const services = useServices()
  const go = useGo()

  function askToLogIn() {
    const { pathname, search } = window.location
    intent.keep({ kind: 'wishlist', product_id: product.id, variant_id: product.shownVariantId })
    notify.error(messages.wishlistNeedsLogin, {
      label: texts.logIn,
      onClick: () => go(paths.login(pathname + search)),
    })
  }
  return (isWishlisted) => {
    if (userStore.getState().value === null) askToLogIn()
    else changeWishlist(services, product, isWishlisted)
  }
}
