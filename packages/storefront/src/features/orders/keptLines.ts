import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { returnedUnits } from './returnedUnits.ts'

/** Lines of an order without cancelled and returned ones; those of an order that is cancelled or returned as a whole. */
export function keptLines({ status, lines }: Pick<OrderWire, 'status' | 'lines'>): OrderLineWire[] {
  if (status === 'cancelled') return lines
  const delivered = lines.filter((line) => line.status !== 'cancelled')
  const kept = delivered.filter((line) => returnedUnits(line) < line.quantity)
  return kept.length > 0 ? kept : delivered
}
