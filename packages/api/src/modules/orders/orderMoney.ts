import type { PaymentMethod } from '@shop/contract/orders.schema'
import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from '@shop/contract/limits'
import { paise, type Paise } from '@shop/contract/money'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

const HOUR_MS = 3_600_000

type Line = Pick<OrderLineRow, 'unitPaise' | 'quantity' | 'couponPaise' | 'status'>

/** What was charged for a line: its units less its share of the coupon. */
export function linePaise({ unitPaise, quantity, couponPaise }: Line): Paise {
  return paise(unitPaise * quantity - couponPaise)
}

/** What so many units of a line come to when they are sent back; parts of a line add up to the line. */
export function partPaise(line: Line, quantity: number, alreadyReturned: number): Paise {
  const couponOf = (units: number) => Math.floor((line.couponPaise * units) / line.quantity)
  const coupon = couponOf(alreadyReturned + quantity) - couponOf(alreadyReturned)
  return paise(line.unitPaise * quantity - coupon)
}

/** What an order still costs: its total less what has been cancelled of it, delivery only once all of it is. */
export function owedPaise(order: Pick<OrderRow, 'status' | 'totalPaise'>, lines: readonly Line[]): Paise {
  if (order.status === 'cancelled' || order.status === 'expired') return paise(0)
  const cancelled = lines.filter(({ status }) => status === 'cancelled')
  return paise(order.totalPaise - cancelled.reduce((sum, line) => sum + linePaise(line), 0))
}

/** By when the bank is told of a refund, and by when it has arrived (specification §9). */
export function refundDates(
  method: PaymentMethod,
  { createdAt, initiatedAt }: { createdAt: Date; initiatedAt: Date | null },
): { initiateBy: Date; expectedBy: Date } {
  const initiateBy = initiatedAt ?? new Date(createdAt.getTime() + REFUND_INITIATED_HOURS.max * HOUR_MS)
  const days = method === 'card' || method === 'netbanking' ? REFUND_CARD_DAYS_MAX : REFUND_PREPAID_DAYS.max
  return { initiateBy, expectedBy: new Date(initiateBy.getTime() + days * 24 * HOUR_MS) }
}
