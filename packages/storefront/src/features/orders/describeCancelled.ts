import { itemName } from '@shop/contract/itemName'
import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import * as texts from '#texts/orders.ts'
import { describeRefunds } from './describeRefunds.ts'

type CancelledOrder = Pick<OrderWire, 'status' | 'replaced'> & {
  lines: readonly Pick<
    OrderLineWire,
    'title' | 'option_name' | 'status' | 'quantity' | 'quantity_cancelled' | 'is_gift'
  >[]
  refunds: readonly Pick<OrderRefundWire, 'amount' | 'cause' | 'status' | 'expected_by'>[]
}

/** Cancelled items or order, with what comes back and when (of all refunds for a whole order); undefined where nothing was cancelled. */
export function describeCancelled({ status, replaced, lines, refunds }: CancelledOrder) {
  const bought = lines.filter(({ is_gift }) => !is_gift)
  const units = bought.reduce((sum, line) => sum + cancelledUnits(line), 0)
  const isWhole = status === 'cancelled'
  if (!isWhole && units === 0) return undefined
  const money = describeRefunds(isWhole ? refunds : refunds.filter(({ cause }) => cause === 'cancelled'))
  const whole = replaced ? texts.orderReplaced : texts.orderCancelled
  const what = isWhole ? whole : texts.itemsCancelled(units)
  return {
    text: money === undefined ? what : `${what}, ${money}`,
    titles: isWhole ? '' : bought.flatMap(cancelledTitle).join('; '),
  }
}

type Line = CancelledOrder['lines'][number]

const cancelledUnits = ({ status, quantity, quantity_cancelled }: Line) =>
  status === 'cancelled' ? quantity : quantity_cancelled

function cancelledTitle({ title, option_name, status, quantity, quantity_cancelled }: Line): string[] {
  const name = itemName(title, option_name)
  if (status === 'cancelled') return [name]
  if (quantity_cancelled === 0) return []
  return [texts.titleOfUnits(name, quantity_cancelled, quantity + quantity_cancelled)]
}
