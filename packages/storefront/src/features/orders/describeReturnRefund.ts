import { rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { chargePaise, type ChargedLine } from './chargePaise.ts'
import { describePickupRefund } from './describePickup.ts'

export interface ReturnableOrder {
  lines: readonly (ChargedLine & Pick<OrderLineWire, 'line_id'>)[]
  payment: Pick<OrderWire['payment'], 'method'>
}

/** Refund for these units by line id. */
export function describeReturnRefund(
  { lines, payment }: ReturnableOrder,
  chosen: Readonly<Record<string, number>>,
): string {
  const refund = lines.reduce((sum, line) => sum + chargePaise(line, chosen[line.line_id] ?? 0), 0)
  return describePickupRefund({ refund: rupeesOfPaise(refund) }, payment.method)
}
