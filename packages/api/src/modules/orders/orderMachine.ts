import type { OrderStatus, TimelineStep } from '@shop/contract/orders.schema'

/**
 * Where an order may go from where it is. It only moves on, with one way back into life: an order that was not paid in time and whose
 * payment then arrives after all is confirmed if its goods are still there (T15).
 */
const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  held: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['packed', 'cancelled'],
  packed: ['shipped'],
  shipped: ['out_for_delivery', 'delivered'],
  out_for_delivery: ['delivered'],
  delivered: ['returned'],
  returned: [],
  cancelled: [],
  expired: ['confirmed'],
}

/** What the timeline says of a status. */
const STEP: Readonly<Record<OrderStatus, TimelineStep>> = {
  held: 'placed',
  confirmed: 'confirmed',
  packed: 'packed',
  shipped: 'shipped',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
  expired: 'cancelled',
}

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to)
}

export function stepOf(status: OrderStatus): TimelineStep {
  return STEP[status]
}

/** Whether the stock of an order in this status is kept for it. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'held' || status === 'confirmed' || status === 'packed'
}

/** Steps of an order that goes well, in order. */
export const GOOD_PATH = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly TimelineStep[]
