import type { LineRow, OrderRow } from './payments.repository.ts'

/** What an order comes to without the lines that were cancelled, in paise; a line's share of the coupon goes with it. */
export function amountDue(order: Pick<OrderRow, 'totalPaise'>, lines: readonly LineRow[]): number {
  return lines
    .filter(({ status }) => status === 'cancelled')
    .reduce((sum, line) => sum - (line.unitPaise * line.quantity - line.couponPaise), order.totalPaise)
}
