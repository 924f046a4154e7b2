import { formatExactRupees } from '@shop/contract/money'
import type { OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'

const SLOTS: Record<NonNullable<OrderPickupWire['slot']>, string> = {
  morning: 'between 9 am and 1 pm',
  afternoon: 'between 1 pm and 5 pm',
  evening: 'between 5 pm and 9 pm',
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})

/** Day and time at which a return is picked up. */
export function describePickupTime({ on, slot }: OrderPickupWire): string {
  if (on === null) return 'The courier calls you before the pickup.'
  const day = dayFormat.format(new Date(`${on}T00:00:00+05:30`))
  return slot === null ? `Pickup on ${day}.` : `Pickup on ${day}, ${SLOTS[slot]}.`
}

/** Refund that follows a return. */
export function describePickupRefund(
  { refund }: OrderPickupWire,
  method: OrderWire['payment']['method'],
): string {
  const way = method === 'cod' ? 'to your UPI ID' : 'the way you paid'
  return `You get ${formatExactRupees(refund)} back ${way} once the items are with us.`
}
