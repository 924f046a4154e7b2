import { formatExactRupees } from '@shop/contract/money'
import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { pickupHours } from '@shop/contract/pickupHours'
import { formatWeekday } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'

export function describePickupTime({ on, slot }: OrderPickupWire): string {
  if (on === null) return texts.courierCalls
  const day = formatWeekday(`${on}T00:00:00+05:30`)
  return slot === null ? texts.pickupOn(day) : texts.pickupOnAt(day, pickupHours[slot])
}

export function describePickupRefund(
  { refund, refund_upi }: Pick<OrderPickupWire, 'refund'> & Partial<Pick<OrderPickupWire, 'refund_upi'>>,
  method: OrderWire['payment']['method'],
): string {
  const way = refund_upi ? texts.to(refund_upi) : method === 'cod' ? texts.toUpi : texts.asPaid
  return texts.refundAfterReturn(formatExactRupees(refund), way)
}
