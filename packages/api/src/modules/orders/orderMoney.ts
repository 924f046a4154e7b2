import type { PaymentMethod } from '@shop/contract/orders.schema'
import { REFUND_CARD_DAYS_MAX, REFUND_INITIATED_HOURS, REFUND_PREPAID_DAYS } from '@shop/contract/limits'
import { partPaise, paise, type Paise } from '@shop/contract/money'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

const HOUR_MS = 3_600_000

type Line = Pick<OrderLineRow, 'unitPaise' | 'quantity' | 'offerPaise' | 'couponPaise' | 'status'>

/** Charged amount of a line: its units less its shares of offer and coupon. */
export function linePaise({ unitPaise, quantity, offerPaise, couponPaise }: Line): Paise {
  return paise(unitPaise * quantity - offerPaise - couponPaise)
}

/** Refund for some units of a line, after units that were returned before. */
export function refundPaise(line: Line, quantity: number, alreadyReturned: number): Paise {
  const { unitPaise, offerPaise, couponPaise } = line
  return partPaise(
    { unitPaise, quantity: line.quantity, sharePaise: offerPaise + couponPaise },
    quantity,
    alreadyReturned,
  )
}

/** Amount that an order costs now: its total less cancelled lines. Delivery is free of charge only when all lines are cancelled. */
export function owedPaise(order: Pick<OrderRow, 'status' | 'totalPaise'>, lines: readonly Line[]): Paise {
  if (order.status === 'cancelled' || order.status === 'expired') return paise(0)
  const cancelled = lines.filter(({ status }) => status === 'cancelled')
  return paise(order.totalPaise - cancelled.reduce((sum, line) => sum + linePaise(line), 0))
}

/** Latest dates at which the bank is asked for a refund, and at which it arrives (specification §9). */
export function refundDates(
  method: PaymentMethod,
  { createdAt, initiatedAt }: { createdAt: Date; initiatedAt: Date | null },
): { initiateBy: Date; expectedBy: Date } {
  const initiateBy = initiatedAt ?? new Date(createdAt.getTime() + REFUND_INITIATED_HOURS.max * HOUR_MS)
  const days = method === 'card' || method === 'netbanking' ? REFUND_CARD_DAYS_MAX : REFUND_PREPAID_DAYS.max
  return { initiateBy, expectedBy: new Date(initiateBy.getTime() + days * 24 * HOUR_MS) }
}
