import { rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire, ReturnOrderRequest } from '@shop/contract/orders.schema'
import { chargePaise, type ChargedLine } from './chargePaise.ts'
import * as texts from '#texts/orders.ts'
import { describePickupRefund } from './describePickup.ts'

export interface ReturnableOrder {
  lines: readonly (ChargedLine & Pick<OrderLineWire, 'line_id'>)[]
  payment: Pick<OrderWire['payment'], 'method'>
}

/** What the shop has to answer for. */
const MISTAKES: readonly string[] = [
  'damaged',
  'wrong_item',
  'not_as_described',
] satisfies ReturnOrderRequest['reason'][]

/** How the shopper gets the delivery fee back; empty where none was paid, or the return is no mistake of the shop. */
export const describeReturnFee = ({ totals }: Pick<OrderWire, 'totals'>, reason: string): string =>
  totals.delivery_fee > 0 && MISTAKES.includes(reason) ? texts.feeOnRequest : ''

/** Refund for these units by line id. */
export function describeReturnRefund(
  { lines, payment }: ReturnableOrder,
  chosen: Readonly<Record<string, number>>,
): string {
  const refund = lines.reduce((sum, line) => sum + chargePaise(line, chosen[line.line_id] ?? 0), 0)
  return describePickupRefund({ refund: rupeesOfPaise(refund) }, payment.method)
}
