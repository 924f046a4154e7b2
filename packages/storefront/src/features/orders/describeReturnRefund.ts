import { paiseOfRupees, partPaise, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { describePickupRefund } from './describePickup.ts'

type ReturnedLine = Pick<
  OrderLineWire,
  'line_id' | 'quantity' | 'quantity_returned' | 'unit_price' | 'line_total' | 'line_charge'
>

export interface ReturnableOrder {
  lines: readonly ReturnedLine[]
  pickups: readonly Pick<OrderPickupWire, 'lines'>[]
  payment: Pick<OrderWire['payment'], 'method'>
}

/** Refund for these units by line id, as the API computes it. */
export function describeReturnRefund(
  { lines, pickups, payment }: ReturnableOrder,
  chosen: Readonly<Record<string, number>>,
): string {
  const onTheWay = pickups.flatMap((pickup) => pickup.lines)
  const refund = lines.reduce((sum, line) => {
    const open = onTheWay.filter(({ line_id }) => line_id === line.line_id)
    const received = open.reduce((left, { quantity }) => left - quantity, line.quantity_returned)
    return sum + partPaise(toDiscounted(line), chosen[line.line_id] ?? 0, received)
  }, 0)
  return describePickupRefund({ refund: rupeesOfPaise(refund) }, payment.method)
}

const toDiscounted = ({ unit_price, quantity, line_total, line_charge }: ReturnedLine) => ({
  unitPaise: paiseOfRupees(unit_price),
  quantity,
  sharePaise: paiseOfRupees(line_total) - paiseOfRupees(line_charge),
})
