import type { CartQuote } from '@shop/contract/cart.schema'
import type { PriceSummaryProps } from '@shop/shop-ui/PriceSummary'
import { totalsWithoutGifts } from '#lib/totalsWithoutGifts.ts'

/** Price and coupon of a quote for the screen; null totals while it loads. */
export function toPrice(
  quote: CartQuote | undefined,
): Pick<PriceSummaryProps, 'totals' | 'couponCode' | 'couponWaits'> {
  if (quote === undefined) return { totals: null }
  const { lines, totals, coupon } = quote
  return {
    totals: {
      ...totalsWithoutGifts(totals, lines),
      freeDelivery: { missing: totals.free_delivery_missing, from: totals.free_delivery_from },
    },
    couponCode: coupon?.code,
    couponWaits: coupon?.waits === true ? (coupon.reason ?? undefined) : undefined,
  }
}
