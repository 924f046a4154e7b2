import type { OrderWire } from '@shop/contract/orders.schema'
import { couponStore, discountStore } from '#features/cart/couponStore.ts'
import { cart } from '#features/cart/useCart.ts'
import { completeCheckout } from '#features/checkout/completeCheckout.ts'
import { addressDraft } from '#lib/addressDraft.ts'

type Order = Pick<OrderWire, 'id' | 'status'>

/** True for an order that is paid, or to be paid on delivery. */
export const isCertain = ({ status }: Pick<Order, 'status'>) =>
  !['held', 'expired', 'cancelled'].includes(status)

/**
 * Removes the ordered lines and the coupon from the cart once the order is certain. Until then the cart stays as it is. True if this ended a checkout
 * of this browser.
 */
export function finishCheckout(order: Order): boolean {
  const items = isCertain(order) ? completeCheckout(order.id) : undefined
  if (items === undefined) return false
  addressDraft.drop()
  cart.removeBought(
    items.map(({ product_id, variant_id, quantity }) => ({
      id: product_id,
      variantId: variant_id,
      quantity,
    })),
  )
  couponStore.clear()
  discountStore.clear()
  return true
}
