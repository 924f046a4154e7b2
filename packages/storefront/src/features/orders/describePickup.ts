import { formatExactRupees } from '@shop/contract/money'
import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { pickupHours } from '@shop/contract/pickupHours'
import { formatWeekday } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'

export function describePickupTime({ on, slot }: Pick<OrderPickupWire, 'on' | 'slot'>): string {
  if (on === null) return texts.courierCalls
  const day = formatWeekday(`${on}T00:00:00+05:30`)
  return slot === null ? texts.pickupOn(day) : texts.pickupOnAt(day, pickupHours[slot])
}

type PickupMoney = Pick<OrderPickupWire, 'refund' | 'delivery_fee'> &
  Partial<Pick<OrderPickupWire, 'refund_upi'>>

/** Refund of a return, the way it goes, and the delivery fee if that is a part of it. */
export function describePickupRefund(
  { refund, delivery_fee, refund_upi }: PickupMoney,
  method: OrderWire['payment']['method'],
): string {
  const way = refund_upi ? texts.to(refund_upi) : method === 'cod' ? texts.toUpi : texts.asPaid
  const amount = formatExactRupees(refund)
  return delivery_fee > 0
    ? texts.refundWithFeeAfterReturn(amount, way, formatExactRupees(delivery_fee))
    : texts.refundAfterReturn(amount, way)
}
