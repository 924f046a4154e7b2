import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'

/** How the charge for a line comes about when an offer or a coupon lowers it: a refund of the line is that much. */
export function describeCharge(
  { line_total, line_charge, offer }: Pick<OrderLineWire, 'line_total' | 'line_charge' | 'offer'>,
  coupon: OrderWire['coupon'],
): string | undefined {
  const share = rupeesOfPaise(paiseOfRupees(line_total) - paiseOfRupees(line_charge))
  if (share === 0) return undefined
  const names = [offer !== null && 'the offer', coupon !== null && `coupon ${coupon}`].filter(Boolean)
  return `Charged ${formatExactRupees(line_charge)}: ${formatExactRupees(line_total)} less ${formatExactRupees(share)}, its share of ${names.join(' and ')}.`
}
