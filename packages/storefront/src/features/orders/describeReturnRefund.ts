import { paiseOfRupees, partPaise, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { describePickupRefund } from './describePickup.ts'

type ReturnedLine = Pick<
  OrderLineWire,
  'line_id' | 'quantity' | 'quantity_returned' | 'unit_price' | 'line_total' | 'line_charge'
>

export interface ReturnableOrder {
  lines: readonly ReturnedLine[]
  payment: Pick<OrderWire['payment'], 'method'>
}

/** Refund for these units by line id, as the API computes it: earlier returns are received before this one. */
export function describeReturnRefund(
  { lines, payment }: ReturnableOrder,
  chosen: Readonly<Record<string, number>>,
): string {
  const refund = lines.reduce(
    (sum, line) => sum + partPaise(toDiscounted(line), chosen[line.line_id] ?? 0, line.quantity_returned),
    0,
  )
  return describePickupRefund({ refund: rupeesOfPaise(refund) }, payment.method)
}

const toDiscounted = ({ unit_price, quantity, line_total, line_charge }: ReturnedLine) => ({
  unitPaise: paiseOfRupees(unit_price),
  quantity,
  sharePaise: paiseOfRupees(line_total) - paiseOfRupees(line_charge),
})
