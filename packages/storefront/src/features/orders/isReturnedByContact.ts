import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { canReturn } from './canReturn.ts'

/** True for a delivered line that is not returnable and that the order offers no return for: a gift, or one whose days are over. */
export const isReturnedByContact = (
  line: Pick<OrderLineWire, 'status' | 'return_days' | 'returnable' | 'returnable_for_mistake'>,
  order: Pick<OrderWire, 'status'>,
): boolean =>
  (order.status === 'delivered' || order.status === 'returned') &&
  line.status === 'ordered' &&
  line.return_days === null &&
  !canReturn(line)
