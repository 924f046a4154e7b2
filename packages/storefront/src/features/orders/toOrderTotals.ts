import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import type { PriceTotals } from '@shop/shop-ui/PriceSummary'
import { totalsWithoutGifts } from '#lib/totalsWithoutGifts.ts'

type PricedOrder = Pick<OrderWire, 'status' | 'totals'> & {
  lines: readonly Pick<
    OrderLineWire,
    | 'status'
    | 'line_charge'
    | 'cancelled_charge'
    | 'line_total'
    | 'is_gift'
    | 'unit_mrp'
    | 'offer'
    | 'offer_discount'
  >[]
}

/** Totals of an order for the screen. Items that were cancelled lower the total, to nothing with the whole order. */
export function toOrderTotals({ status, totals, lines }: PricedOrder): PriceTotals {
  const isOver = status === 'cancelled' || status === 'expired'
  const whole = paiseOfRupees(totals.total)
  const cancelled = isOver
    ? whole
    : lines
        .flatMap(({ status: state, line_charge, cancelled_charge }) =>
          state === 'cancelled' ? [line_charge] : [cancelled_charge],
        )
        .reduce((sum, charge) => sum + paiseOfRupees(charge), 0)
  // A gift is one unit.
  const linesWithMrp = lines.map((line) => ({ ...line, line_mrp: line.unit_mrp }))
  return {
    ...totalsWithoutGifts(totals, linesWithMrp),
    cancelled: rupeesOfPaise(cancelled),
    total: rupeesOfPaise(whole - cancelled),
  }
}
