import type { OrderStatus, TimelineStep } from '@shop/contract/orders.schema'

/** An order only moves on, except that an expired order whose payment arrives late is confirmed if its goods are in stock. */
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

/** True when an order in this status has reserved stock. */
export function holdsStock(status: OrderStatus): boolean {
  return status === 'held' || status === 'confirmed' || status === 'packed'
}

export const GOOD_PATH = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
] as const satisfies readonly TimelineStep[]
