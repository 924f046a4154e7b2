import { isShopsMistake } from '@shop/contract/isShopsMistake'
import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { chargePaise, type ChargedLine } from './chargePaise.ts'
import * as texts from '#texts/orders.ts'
import { describePickupRefund } from './describePickup.ts'

export type ReturnableOrder = Pick<OrderWire, 'returnable_fee'> & {
  lines: readonly (ChargedLine & Pick<OrderLineWire, 'line_id'>)[]
  payment: Pick<OrderWire['payment'], 'method'>
}

/** Delivery fee, in rupees, that a return for this reason brings back. */
const feeOf = ({ returnable_fee }: Pick<OrderWire, 'returnable_fee'>, reason: string): number =>
  isShopsMistake(reason) ? returnable_fee : 0

/** Says that the delivery fee comes back; empty where none does. */
export function describeReturnFee(order: Pick<OrderWire, 'returnable_fee'>, reason: string): string {
  const fee = feeOf(order, reason)
  return fee > 0 ? texts.feeComesBack(formatExactRupees(fee)) : ''
}

/** Refund for these units by line id, when they are returned for this reason. */
export function describeReturnRefund(
  order: ReturnableOrder,
  chosen: Readonly<Record<string, number>>,
  reason: string,
): string {
  const fee = feeOf(order, reason)
  const refund = order.lines.reduce<number>(
    (sum, line) => sum + chargePaise(line, chosen[line.line_id] ?? 0),
    paiseOfRupees(fee),
  )
  return describePickupRefund({ refund: rupeesOfPaise(refund), delivery_fee: fee }, order.payment.method)
}
