import { cancelledPaise, cancelledSharePaise, partPaise, paise, type Paise } from '@shop/contract/money'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

type Line = Pick<OrderLineRow, 'unitPaise' | 'quantity' | 'offerPaise' | 'couponPaise'>
type CutLine = Line & Pick<OrderLineRow, 'quantityCancelled' | 'offerCancelledPaise' | 'couponCancelledPaise'>

/** Charged amount of a line: its units less its shares of offer and coupon. */
export function linePaise({ unitPaise, quantity, offerPaise, couponPaise }: Line): Paise {
  return paise(unitPaise * quantity - offerPaise - couponPaise)
}

/** Refund for some units of a line, after units that were returned before. */
export function refundPaise(line: Line, quantity: number, alreadyReturned: number): Paise {
  return partPaise(discountedLine(line), quantity, alreadyReturned)
}

/** Refund for some units of a line that are cancelled. */
export function cutPaise(line: Line, units: number): Paise {
  return cancelledPaise(discountedLine(line), units)
}

/** Columns of a line that keeps the rest of its units. Of the shares together, the units take what `cutPaise` says. */
export function lineWithout(line: CutLine, units: number) {
  const { quantity, offerPaise, couponPaise } = line
  const offerShare = cancelledSharePaise({ quantity, sharePaise: offerPaise }, units)
  const couponShare = cancelledSharePaise(discountedLine(line), units) - offerShare
  return {
    quantity: quantity - units,
    offerPaise: offerPaise - offerShare,
    couponPaise: couponPaise - couponShare,
    quantityCancelled: line.quantityCancelled + units,
    offerCancelledPaise: line.offerCancelledPaise + offerShare,
    couponCancelledPaise: line.couponCancelledPaise + couponShare,
  }
}

/** Columns of a line that is cancelled as a whole, with the units that were cancelled before. */
export function cancelledLine(line: CutLine) {
  return {
    status: 'cancelled' as const,
    quantity: line.quantity + line.quantityCancelled,
    offerPaise: line.offerPaise + line.offerCancelledPaise,
    couponPaise: line.couponPaise + line.couponCancelledPaise,
    quantityCancelled: 0,
    offerCancelledPaise: 0,
    couponCancelledPaise: 0,
  }
}

/** Charged amount of the units of a line that were cancelled while others were kept. */
export function cancelledUnitsPaise(
  line: Pick<CutLine, 'unitPaise' | 'quantityCancelled' | 'offerCancelledPaise' | 'couponCancelledPaise'>,
): Paise {
  return paise(line.unitPaise * line.quantityCancelled - line.offerCancelledPaise - line.couponCancelledPaise)
}

/** Amount that an order costs now: its total less what is cancelled. Delivery is free of charge only when all lines are cancelled. */
export function owedPaise(
  order: Pick<OrderRow, 'status' | 'totalPaise'>,
  lines: readonly (CutLine & Pick<OrderLineRow, 'status'>)[],
): Paise {
  if (order.status === 'cancelled' || order.status === 'expired') return paise(0)
  const cancelled = lines.map(
    (line) => cancelledUnitsPaise(line) + (line.status === 'cancelled' ? linePaise(line) : 0),
  )
  return paise(order.totalPaise - cancelled.reduce((sum, amount) => sum + amount, 0))
}

function discountedLine({ unitPaise, quantity, offerPaise, couponPaise }: Line) {
  return { unitPaise, quantity, sharePaise: offerPaise + couponPaise }
}
