import { formatRupees } from '@shop/contract/money'
import type { OrderWire } from '@shop/contract/orders.schema'
import { formatDate } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'
import { keptLines } from './keptLines.ts'
import { toOrderTotals } from './toOrderTotals.ts'

/** "3 items for ₹1,497, placed on 22 Nov 2026". Gifts and what was cancelled do not count, unless all of it was. */
export function describeContents(order: OrderWire): string {
  const items = keptLines(order)
    .filter(({ is_gift }) => !is_gift)
    .reduce((sum, { quantity }) => sum + quantity, 0)
  const { total } = toOrderTotals(order)
  return texts.contents(items, total === 0 ? undefined : formatRupees(total), formatDate(order.placed_at))
}
