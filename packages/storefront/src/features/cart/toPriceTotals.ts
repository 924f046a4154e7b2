import type { CartQuote } from '@shop/contract/cart.schema'
import type { PriceTotals } from '@shop/shop-ui/PriceSummary'

/** The totals of a quote for the screen, never computed again. */
export function toPriceTotals(totals: CartQuote['totals']): PriceTotals {
  return {
    mrp: totals.mrp,
    discount: totals.discount,
    offerDiscount: totals.offer_discount,
    couponDiscount: totals.coupon_discount,
    deliveryFee: totals.delivery_fee,
    total: totals.total,
    freeDelivery: { missing: totals.free_delivery_missing, from: totals.free_delivery_from },
  }
}
