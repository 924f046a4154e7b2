import { cancelledPaise, paiseOfRupees, partPaise, type Paise } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'

export type ChargedLine = Pick<
  OrderLineWire,
  'quantity' | 'quantity_returned' | 'unit_price' | 'line_total' | 'line_charge'
>

/** Charge for the next units of a line, as the API computes it: earlier returns are received before. */
export function chargePaise(line: ChargedLine, units: number): Paise {
  return partPaise(discountedLine(line), units, line.quantity_returned)
}

/** Refund for units of a line that are cancelled, as the API computes it. */
export function cutPaise(line: Omit<ChargedLine, 'quantity_returned'>, units: number): Paise {
  return cancelledPaise(discountedLine(line), units)
}

const discountedLine = ({
  unit_price,
  quantity,
  line_total,
  line_charge,
}: Omit<ChargedLine, 'quantity_returned'>) => ({
  unitPaise: paiseOfRupees(unit_price),
  quantity,
  sharePaise: paiseOfRupees(line_total) - paiseOfRupees(line_charge),
})
