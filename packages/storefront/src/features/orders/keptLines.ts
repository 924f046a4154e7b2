import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { returnedUnits } from './returnedUnits.ts'

/** Lines of an order without cancelled and returned ones; all those of an order that is cancelled, returned or not paid in time. */
export function keptLines({ status, lines }: Pick<OrderWire, 'status' | 'lines'>): OrderLineWire[] {
  if (status === 'cancelled' || status === 'expired') return lines
  const delivered = lines.filter((line) => line.status !== 'cancelled')
  const kept = delivered.filter((line) => returnedUnits(line) < line.quantity)
  return kept.length > 0 ? kept : delivered
}
