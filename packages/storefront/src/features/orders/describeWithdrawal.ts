import type { OrderLineWire, OrderPickupWire, OrderWire } from '@shop/contract/orders.schema'
import { formatDay } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'

interface ReturningOrder {
  lines: readonly Pick<OrderLineWire, 'line_id' | 'return_for_mistake_until'>[]
  delivery_estimate: Pick<OrderWire['delivery_estimate'], 'now'>
}

/** What follows when the shopper withdraws a return: for the money, and for another return of the items. */
export function describeWithdrawal(
  { lines, delivery_estimate: { now } }: ReturningOrder,
  pickup: Pick<OrderPickupWire, 'lines'>,
): string {
  const ids = pickup.lines.map(({ line_id }) => line_id)
  const until = lines.find(({ line_id }) => ids.includes(line_id))?.return_for_mistake_until
  if (!until) return texts.noRefundForKept
  const again =
    Date.parse(now) <= Date.parse(until)
      ? texts.returnableAgainUntil(formatDay(until))
      : texts.daysToReturnAreOver
  return `${texts.noRefundForKept} ${again}`
}
