import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import type { PriceTotals } from '@shop/shop-ui/PriceSummary'

type Line = {
  is_gift: boolean
  line_mrp: number
  line_total: number
  offer: string | null
  offer_discount: number
}

/** Totals of the items that the shopper chose. A gift changes no total, and its price is on its line. */
export function totalsWithoutGifts(
  { mrp, discount, offer_discount, coupon_discount, delivery_fee, total }: OrderWire['totals'],
  lines: readonly Line[],
): PriceTotals {
  const gifts = lines.filter(({ is_gift }) => is_gift)
  const giftMrp = sumOf(gifts.map(({ line_mrp }) => line_mrp))
  const giftPrice = sumOf(gifts.map(({ line_total }) => line_total))
  return {
    mrp: rupeesOfPaise(paiseOfRupees(mrp) - giftMrp),
    discount: rupeesOfPaise(paiseOfRupees(discount) - (giftMrp - giftPrice)),
    offerDiscount: rupeesOfPaise(paiseOfRupees(offer_discount) - giftPrice),
    offer: onlyOffer(lines),
    couponDiscount: coupon_discount,
    deliveryFee: delivery_fee,
    total,
  }
}

/** Title of the offer behind the discount, unless it comes of several. */
function onlyOffer(lines: readonly Line[]): string | undefined {
  const titles = new Set(
    lines.flatMap(({ is_gift, offer, offer_discount }) =>
      is_gift || offer === null || offer_discount === 0 ? [] : [offer],
    ),
  )
  return titles.size === 1 ? [...titles][0] : undefined
}

const sumOf = (rupees: readonly number[]) => rupees.reduce((sum, one) => sum + paiseOfRupees(one), 0)
