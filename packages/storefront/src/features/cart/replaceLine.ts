import { CART_LINE_QUANTITY_MAX } from '@shop/contract/limits'
import type { ProductCard, Variant } from '@shop/contract/products'
import { isSameLine, toCartItem, type CartItem } from './cartItem.ts'
import { cartStore } from './cartStore.ts'
import { cart } from './useCart.ts'

export const lineInCart = (line: CartItem) => cartStore.read().find((item) => isSameLine(item, line))

/** Line of another variant in place of one: its quantity joins that of the cart's own line, within stock. */
export function inVariant(item: CartItem, product: ProductCard, variant: Variant): CartItem {
  const line = toCartItem(product, variant)
  const wanted = item.quantity + (lineInCart(line)?.quantity ?? 0)
  return { ...line, quantity: Math.min(wanted, variant.quantity, CART_LINE_QUANTITY_MAX) }
}

/**
 * Puts lines into the place of one, in one step; lines of the same variants elsewhere in the cart are dropped. A logged-in shopper's cart
 * receives all of it in one request.
 */
export function replaceLine(line: CartItem, by: readonly CartItem[]): void {
  if (lineInCart(line) === undefined) return
  cartStore.update((items) =>
    items.flatMap((item) => {
      if (isSameLine(item, line)) return by
      return by.some((one) => isSameLine(one, item)) ? [] : [item]
    }),
  )
  for (const one of by) cart.removeSaved(one)
}
