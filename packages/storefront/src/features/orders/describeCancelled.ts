import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import { formatDate } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'

type CancelledOrder = Pick<OrderWire, 'status'> & {
  lines: readonly Pick<OrderLineWire, 'title' | 'status' | 'is_gift'>[]
  refunds: readonly Pick<OrderRefundWire, 'amount' | 'cause' | 'status' | 'expected_by'>[]
}

/** Cancelled items or order, with what comes back and when; undefined where nothing was cancelled. */
export function describeCancelled({ status, lines, refunds }: CancelledOrder) {
  const titles = lines
    .filter((line) => line.status === 'cancelled' && !line.is_gift)
    .map(({ title }) => title)
  const isWhole = status === 'cancelled'
  if (!isWhole && titles.length === 0) return undefined
  const coming = refunds.filter((refund) => refund.cause === 'cancelled' && refund.status !== 'done')
  const paise = coming.reduce((sum, { amount }) => sum + paiseOfRupees(amount), 0)
  const last = coming
    .map(({ expected_by }) => expected_by)
    .toSorted()
    .at(-1)
  const what = isWhole ? texts.orderCancelled : texts.itemsCancelled(titles.length)
  const money =
    last === undefined ? '' : texts.comesBack(formatExactRupees(rupeesOfPaise(paise)), formatDate(last))
  return { text: `${what}${money}`, titles: isWhole ? '' : titles.join(', ') }
}
