import type { OrderWire } from '@shop/contract/orders.schema'
import { couponStore, discountStore } from '#features/cart/couponStore.ts'
import { cart } from '#features/cart/useCart.ts'
import { completeCheckout } from '#features/checkout/completeCheckout.ts'
import { addressDraft } from '#lib/addressDraft.ts'

/** Removes the ordered lines and the coupon from the cart once the order is certain. Until then the cart stays as it is. */
export function finishCheckout({ id, status }: Pick<OrderWire, 'id' | 'status'>): void {
  if (['held', 'expired', 'cancelled'].includes(status)) return
  const items = completeCheckout(id)
  if (items === undefined) return
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
}
