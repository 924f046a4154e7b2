import type { ProductCard } from '@shop/contract/products'
import { userStore } from '#features/account/userStore.ts'
import { changeWishlist } from '#features/wishlist/changeWishlist.ts'
import { useServices } from '#lib/AppServices.ts'
import { intent } from '#lib/intent.ts'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { askToLogIn } from './askToLogIn.ts'

/** Adds a product to the wishlist or removes it (specification §4, §5). A guest gets "Please Login first"; the product is added after the login. */
export function useWishlistToggle(product: ProductCard): (isWishlisted: boolean) => void {
  const services = useServices()
  const go = useGo()

  function addAfterLogin() {
    const { pathname, search } = window.location
    intent.keep({ kind: 'wishlist', product_id: product.id, variant_id: product.shownVariantId })
    askToLogIn(() => go(paths.login(pathname + search)))
  }
  return (isWishlisted) => {
    if (userStore.getState().value === null) addAfterLogin()
    else changeWishlist(services, product, isWishlisted)
  }
}
