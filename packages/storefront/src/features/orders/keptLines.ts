import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'

/** Lines of an order without cancelled ones, or all lines of an order that is cancelled as a whole. */
export const keptLines = ({ status, lines }: Pick<OrderWire, 'status' | 'lines'>): OrderLineWire[] =>
  lines.filter((line) => status === 'cancelled' || line.status !== 'cancelled')
