import type { OrderWire } from '@shop/contract/orders.schema'
import { keptLines } from './keptLines.ts'
import { returnedUnits } from './returnedUnits.ts'

/**
 * What "Order again" asks for. Gifts come with what they are given for. Items that were cancelled or returned stay out, unless that was the whole
 * order.
 */
export const toReorderItems = (order: Pick<OrderWire, 'status' | 'lines'>) =>
  keptLines(order)
    .filter(({ is_gift }) => !is_gift)
    .map((line) => ({
      product_id: line.product_id,
      variant_id: line.option_name === null ? null : line.variant_id,
      quantity: line.quantity - returnedUnits(line) || line.quantity,
    }))

/** True when "Order again" leaves out items that were cancelled or returned. */
export const leavesOut = (order: Pick<OrderWire, 'status' | 'lines'>): boolean => {
  const units = (lines: readonly { quantity: number }[]) =>
    lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return units(toReorderItems(order)) < units(order.lines.filter(({ is_gift }) => !is_gift))
}
