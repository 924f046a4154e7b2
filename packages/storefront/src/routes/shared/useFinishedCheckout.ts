import type { OrderWire } from '@shop/contract/orders.schema'
import { useEffect } from 'react'
import { couponStore, discountStore } from '#features/cart/couponStore.ts'
import { cart } from '#features/cart/useCart.ts'
import { completeCheckout } from '#features/checkout/completeCheckout.ts'

/** Removes the ordered lines and the coupon from the cart once the order is certain. Until then the cart stays as it is. */
export function useFinishedCheckout(order: OrderWire | undefined): void {
  const isCertain = order !== undefined && !['held', 'expired', 'cancelled'].includes(order.status)
  const id = order?.id
  useEffect(() => {
    if (!isCertain || id === undefined) return
    const items = completeCheckout(id)
    if (items === undefined) return
    cart.removeBought(
      items.map(({ product_id, variant_id, quantity }) => ({
        id: product_id,
        variantId: variant_id,
        quantity,
      })),
    )
    couponStore.clear()
    discountStore.clear()
  }, [id, isCertain])
}
