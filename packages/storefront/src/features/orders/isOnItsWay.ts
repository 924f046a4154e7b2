import type { OrderWire } from '@shop/contract/orders.schema'

/** True for an order that will be delivered. */
export const isOnItsWay = ({ status }: Pick<OrderWire, 'status'>) =>
  ['confirmed', 'packed', 'shipped', 'out_for_delivery'].includes(status)
