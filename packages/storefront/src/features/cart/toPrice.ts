import type { CartQuote } from '@shop/contract/cart.schema'
import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { PriceSummaryProps } from '@shop/shop-ui/PriceSummary'

/** Price and coupon of a quote for the screen, never computed again; null totals while it loads. */
export function toPrice(
  quote: CartQuote | undefined,
): Pick<PriceSummaryProps, 'totals' | 'couponCode' | 'couponWaits'> {
  if (quote === undefined) return { totals: null }
  const { lines, totals, coupon } = quote
  const giftMrp = lines.reduce((sum, line) => sum + (line.is_gift ? paiseOfRupees(line.line_mrp) : 0), 0)
  return {
    totals: {
      mrp: totals.mrp,
      discount: totals.discount,
      offerDiscount: totals.offer_discount,
      couponDiscount: totals.coupon_discount,
      deliveryFee: totals.delivery_fee,
      total: totals.total,
      giftMrp: rupeesOfPaise(giftMrp),
      freeDelivery: { missing: totals.free_delivery_missing, from: totals.free_delivery_from },
    },
    couponCode: coupon?.code,
    couponWaits: coupon?.waits === true ? (coupon.reason ?? undefined) : undefined,
  }
}
