import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import { formatDate } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'
import { keptLines } from './keptLines.ts'
import { returnedUnits } from './returnedUnits.ts'
import { toOrderTotals } from './toOrderTotals.ts'

/** "3 items for ₹1,497, placed on 22 Nov 2026". Gifts and what was cancelled or returned do not count, unless all of it was. */
export function describeContents(order: OrderWire): string {
  const bought = keptLines(order).filter(({ is_gift }) => !is_gift)
  const items = sumOf(bought.map(({ quantity }) => quantity))
  const kept = items - sumOf(bought.map(returnedUnits))
  const { total } = toOrderTotals(order)
  const price = total === 0 || kept === 0 ? undefined : formatRupees(total)
  return texts.contents(kept === 0 ? items : kept, price, formatDate(order.placed_at))
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)
