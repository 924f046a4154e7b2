import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import { formatDate } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'

type CancelledOrder = Pick<OrderWire, 'status'> & {
  lines: readonly Pick<OrderLineWire, 'title' | 'status' | 'quantity' | 'quantity_cancelled' | 'is_gift'>[]
  refunds: readonly Pick<OrderRefundWire, 'amount' | 'cause' | 'status' | 'expected_by'>[]
}

/** Cancelled items or order, with what comes back and when; undefined where nothing was cancelled. */
export function describeCancelled({ status, lines, refunds }: CancelledOrder) {
  const bought = lines.filter(({ is_gift }) => !is_gift)
  const units = bought.reduce((sum, line) => sum + cancelledUnits(line), 0)
  const isWhole = status === 'cancelled'
  if (!isWhole && units === 0) return undefined
  const coming = refunds.filter((refund) => refund.cause === 'cancelled' && refund.status !== 'done')
  const paise = coming.reduce((sum, { amount }) => sum + paiseOfRupees(amount), 0)
  const last = coming
    .map(({ expected_by }) => expected_by)
    .toSorted()
    .at(-1)
  const what = isWhole ? texts.orderCancelled : texts.itemsCancelled(units)
  const money =
    last === undefined ? '' : texts.comesBack(formatExactRupees(rupeesOfPaise(paise)), formatDate(last))
  return { text: `${what}${money}`, titles: isWhole ? '' : bought.flatMap(cancelledTitle).join(', ') }
}

type Line = CancelledOrder['lines'][number]

const cancelledUnits = ({ status, quantity, quantity_cancelled }: Line) =>
  status === 'cancelled' ? quantity : quantity_cancelled

function cancelledTitle({ title, status, quantity, quantity_cancelled }: Line): string[] {
  if (status === 'cancelled') return [title]
  if (quantity_cancelled === 0) return []
  return [texts.titleOfUnits(title, quantity_cancelled, quantity + quantity_cancelled)]
}
