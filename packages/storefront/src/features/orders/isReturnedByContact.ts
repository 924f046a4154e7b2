import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'

/** True for a delivered line that comes back only when it arrived damaged or wrong, after the shopper has told the shop. */
export const isReturnedByContact = (
  line: Pick<OrderLineWire, 'status' | 'return_days'>,
  order: Pick<OrderWire, 'status'>,
): boolean =>
  (order.status === 'delivered' || order.status === 'returned') &&
  line.status === 'ordered' &&
  line.return_days === null
