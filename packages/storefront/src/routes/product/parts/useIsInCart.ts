import type { Product, Variant } from '@shop/contract/products'
import { useVariantsInCart } from '#features/cart/useCart.ts'

/** True when the cart holds the chosen variant. Of a product with options no line is meant before one is chosen. */
export function useIsInCart({ id, optionGroups }: Product, variant: Variant | undefined): boolean {
  const isUnchosen = variant === undefined && optionGroups.length > 0
  return useVariantsInCart(id).includes(variant?.id ?? null) && !isUnchosen
}
