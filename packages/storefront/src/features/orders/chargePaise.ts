import { paiseOfRupees, partPaise, type Paise } from '@shop/contract/money'
import type { OrderLineWire } from '@shop/contract/orders.schema'

export type ChargedLine = Pick<
  OrderLineWire,
  'quantity' | 'quantity_returned' | 'unit_price' | 'line_total' | 'line_charge'
>

/** Charge for the next units of a line, as the API computes it: earlier returns are received before. */
export function chargePaise(
  { unit_price, quantity, quantity_returned, line_total, line_charge }: ChargedLine,
  units: number,
): Paise {
  const sharePaise = paiseOfRupees(line_total) - paiseOfRupees(line_charge)
  return partPaise({ unitPaise: paiseOfRupees(unit_price), quantity, sharePaise }, units, quantity_returned)
}
