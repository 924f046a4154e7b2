import type { CartTotals } from '@shop/contract/cart.schema'
import type { PriceTotals } from '@shop/shop-ui/PriceSummary'

/** The quote's totals for the screen, never computed again. */
export function toPriceTotals(totals: CartTotals & { free_delivery_missing?: number }): PriceTotals {
  return {
    mrp: totals.mrp,
    discount: totals.discount,
    offerDiscount: totals.offer_discount,
    couponDiscount: totals.coupon_discount,
    deliveryFee: totals.delivery_fee,
    total: totals.total,
    freeDeliveryMissing: totals.free_delivery_missing,
  }
}
