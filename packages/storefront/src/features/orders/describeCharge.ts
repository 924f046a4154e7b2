import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import * as texts from '#texts/orders.ts'

/** Explains the charge for a line that an offer or coupon lowers: a refund of the line is that amount. */
export function describeCharge(
  { line_total, line_charge, offer }: Pick<OrderLineWire, 'line_total' | 'line_charge' | 'offer'>,
  coupon: OrderWire['coupon'],
): string | undefined {
  const share = rupeesOfPaise(paiseOfRupees(line_total) - paiseOfRupees(line_charge))
  if (share === 0) return undefined
  const reasons = [offer !== null && texts.theOffer, coupon !== null && texts.theCoupon(coupon)]
  return texts.charged(
    formatExactRupees(line_charge),
    formatExactRupees(line_total),
    formatExactRupees(share),
    reasons.filter((reason) => reason !== false),
  )
}
