import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderRefundWire } from '@shop/contract/orders.schema'
import { formatDate } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'

type Refund = Pick<OrderRefundWire, 'amount' | 'cause' | 'has_arrived' | 'expected_by'>

/** Sum of the refunds, with what of it has arrived and when the rest arrives; undefined without one. Money that was paid twice is left out. */
export function describeRefunds(refunds: readonly Refund[]): string | undefined {
  const back = refunds.filter(({ cause }) => cause !== 'surplus')
  if (back.length === 0) return undefined
  const coming = back.filter(({ has_arrived }) => !has_arrived)
  const last = coming
    .map(({ expected_by }) => expected_by)
    .toSorted()
    .at(-1)
  const sum = amountOf(back)
  if (last === undefined) return texts.refunded(sum)
  const day = formatDate(last)
  if (coming.length === back.length) return texts.comesBack(sum, day)
  const credited = amountOf(back.filter(({ has_arrived }) => has_arrived))
  return texts.comesBackInParts(sum, credited, amountOf(coming), day)
}

const amountOf = (refunds: readonly Refund[]) =>
  formatExactRupees(rupeesOfPaise(refunds.reduce((sum, { amount }) => sum + paiseOfRupees(amount), 0)))
