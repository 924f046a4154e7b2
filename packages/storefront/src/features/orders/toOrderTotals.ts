import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import type { PriceTotals } from '@shop/shop-ui/PriceSummary'

type PricedOrder = Pick<OrderWire, 'status' | 'totals'> & {
  lines: readonly Pick<OrderLineWire, 'status' | 'line_charge' | 'is_gift' | 'unit_mrp' | 'quantity'>[]
}

/** Totals of an order for the screen. Items that were cancelled lower the total, to nothing with the whole order. */
export function toOrderTotals({ status, totals, lines }: PricedOrder): PriceTotals {
  const isOver = status === 'cancelled' || status === 'expired'
  const whole = paiseOfRupees(totals.total)
  const cancelled = isOver
    ? whole
    : lines
        .filter((line) => line.status === 'cancelled')
        .reduce((sum, { line_charge }) => sum + paiseOfRupees(line_charge), 0)
  const giftMrp = lines
    .filter(({ is_gift }) => is_gift)
    .reduce((sum, { unit_mrp, quantity }) => sum + paiseOfRupees(unit_mrp) * quantity, 0)
  return {
    mrp: totals.mrp,
    discount: totals.discount,
    offerDiscount: totals.offer_discount,
    couponDiscount: totals.coupon_discount,
    deliveryFee: totals.delivery_fee,
    cancelled: rupeesOfPaise(cancelled),
    total: rupeesOfPaise(whole - cancelled),
    giftMrp: rupeesOfPaise(giftMrp),
  }
}
