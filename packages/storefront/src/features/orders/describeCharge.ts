import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import * as texts from '#texts/orders.ts'

/** Explains the price of a line that an offer or coupon lowers: a refund of the line is that amount. Nothing is paid for a gift. */
export function describeCharge(
  {
    line_total,
    line_charge,
    offer,
    is_gift,
  }: Pick<OrderLineWire, 'line_total' | 'line_charge' | 'offer' | 'is_gift'>,
  coupon: OrderWire['coupon'],
): string | undefined {
  const share = rupeesOfPaise(paiseOfRupees(line_total) - paiseOfRupees(line_charge))
  if (share === 0 || is_gift) return undefined
  const reasons = [offer !== null && texts.theOffer, coupon !== null && texts.theCoupon(coupon)]
  return texts.priceInOrder(
    formatExactRupees(line_charge),
    formatExactRupees(line_total),
    formatExactRupees(share),
    reasons.filter((reason) => reason !== false),
  )
}
