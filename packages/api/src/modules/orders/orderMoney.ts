import { partPaise, paise, type Paise } from '@shop/contract/money'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

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
