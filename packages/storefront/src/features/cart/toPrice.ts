import type { CartQuote } from '@shop/contract/cart.schema'
import type { PriceSummaryProps } from '@shop/shop-ui/PriceSummary'
import { totalsWithoutGifts } from '#lib/totalsWithoutGifts.ts'

/** Price and coupon of a quote for the screen; null totals while it loads. */
export function toPrice(
  quote: CartQuote | undefined,
): Pick<PriceSummaryProps, 'totals' | 'couponCode' | 'couponWaits'> {
  if (quote === undefined) return { totals: null }
  const { lines, totals, coupon, serviceable } = quote
  const ofItems = totalsWithoutGifts(totals, lines)
  const { free_delivery_missing: missing, free_delivery_from: from } = totals
  // Nothing is free where nobody delivers.
  const isServed = serviceable !== false || totals.delivery_fee > 0
  // Nothing is missing from a cart with nothing to buy.
  const isBought = ofItems.mrp > 0
  return {
    totals: isServed
      ? { ...ofItems, ...(isBought && { freeDelivery: { missing, from } }) }
      : { ...ofItems, deliveryFee: null },
    couponCode: coupon?.code,
    couponWaits: coupon?.waits === true ? (coupon.reason ?? undefined) : undefined,
  }
}
