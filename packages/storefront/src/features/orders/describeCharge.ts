import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'

/** How the charge for a line comes about when a coupon lowers it: a refund of the line is that much. */
export function describeCharge(
  { line_total, line_charge }: Pick<OrderLineWire, 'line_total' | 'line_charge'>,
  coupon: OrderWire['coupon'],
): string | undefined {
  const share = rupeesOfPaise(paiseOfRupees(line_total) - paiseOfRupees(line_charge))
  if (share === 0) return undefined
  const name = coupon === null ? 'the discount' : `coupon ${coupon}`
  return `Charged ${formatExactRupees(line_charge)}: ${formatExactRupees(line_total)} less ${formatExactRupees(share)}, its share of ${name}.`
}
