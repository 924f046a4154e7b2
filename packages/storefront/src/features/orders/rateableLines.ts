import type { OrderLineWire } from '@shop/contract/orders.schema'
import { returnedUnits } from './returnedUnits.ts'

type RateableLine = Pick<OrderLineWire, 'slug' | 'status' | 'own_rating' | 'quantity' | 'quantity_returned'>

/**
 * The first line of each product that can be rated: its shades have one review. What came and was kept can be rated; what came back asks for no
 * stars, and shows those that it has.
 */
export function rateableLines<Line extends RateableLine>(lines: readonly Line[]): Line[] {
  const slugs = new Set<string>()
  return lines.filter((line) => {
    const isKept = line.own_rating !== null || returnedUnits(line) < line.quantity
    if (line.status === 'cancelled' || !isKept || slugs.has(line.slug)) return false
    slugs.add(line.slug)
    return true
  })
}
