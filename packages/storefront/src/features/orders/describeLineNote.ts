import { daysOf } from '@shop/contract/durations'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { formatDay } from '@shop/ui/formats'
import * as texts from '#texts/profile.ts'
import { canReturn } from './canReturn.ts'
import { describeCharge } from './describeCharge.ts'
import { isGiftFor } from './giftsCancelledWith.ts'

/** What was charged for a line that is over, whether and until when another one can be returned, or that a gift stays; undefined where nothing is to say. */
export function describeLineNote(
  line: OrderLineWire,
  { status, coupon, lines }: Pick<OrderWire, 'status' | 'coupon' | 'lines'>,
): string | undefined {
  if (line.status !== 'ordered' && !canReturn(line)) return describeCharge(line, coupon)
  if (status === 'delivered' || status === 'returned') return describeReturnable(line)
  if (status === 'cancelled' || status === 'expired') return undefined
  if (line.is_gift)
    return lines.some((other) => isCut(other) && isGiftFor(line, other)) ? texts.giftKept : undefined
  return line.return_days === null
    ? texts.cannotBeReturned
    : texts.returnWithin(daysOf(line.return_days).short)
}

const isCut = ({ status, quantity_cancelled }: OrderLineWire) =>
  status === 'cancelled' || quantity_cancelled > 0

function describeReturnable(line: OrderLineWire): string | undefined {
  if (!canReturn(line)) return line.why_not ?? undefined
  const until = line.returnable ? line.return_until : line.return_for_mistake_until
  if (until === null) return undefined
  const day = formatDay(until)
  return line.returnable ? texts.returnableUntil(day) : texts.returnableForMistakeUntil(day)
}
