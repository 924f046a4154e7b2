import type { ProductCard, Variant } from '@shop/contract/products'
import { paths } from '#lib/paths.ts'
import { useGo } from '#lib/useGo.ts'
import { addFromList } from './addFromList.ts'
import { useVariantsInCart } from './useCart.ts'

/** Cart of a `ProductCard`: what of the product is in it, and what the button does. */
export function useCardActions(product: ProductCard) {
  const go = useGo()
  return {
    cartVariantIds: useVariantsInCart(product.id),
    onAddToCart: (variant: Variant | null) => addFromList(product, variant ?? undefined),
    onGoToCart: () => go(paths.cart()),
  }
}
