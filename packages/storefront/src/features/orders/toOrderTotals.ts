import { paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import type { PriceTotals } from '@shop/shop-ui/PriceSummary'
import { totalsWithoutGifts } from '#lib/totalsWithoutGifts.ts'

type PricedOrder = Pick<OrderWire, 'status' | 'totals'> & {
  payment: Pick<OrderWire['payment'], 'status'>
  refunds: readonly Pick<OrderRefundWire, 'amount' | 'cause'>[]
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

/** Totals of an order for the screen. Items that were cancelled or returned lower the total, to nothing with the whole order. */
export function toOrderTotals({ status, totals, lines, payment, refunds }: PricedOrder): PriceTotals {
  const isOver = status === 'cancelled' || status === 'expired'
  const whole = paiseOfRupees(totals.total)
  const cancelled = isOver
    ? whole
    : lines
        .flatMap(({ status: state, line_charge, cancelled_charge }) =>
          state === 'cancelled' ? [line_charge] : [cancelled_charge],
        )
        .reduce((sum, charge) => sum + paiseOfRupees(charge), 0)
  const refundedFor = (of: OrderRefundWire['cause']) =>
    refunds.filter(({ cause }) => cause === of).reduce((sum, { amount }) => sum + paiseOfRupees(amount), 0)
  const [back, returned] = [refundedFor('cancelled'), refundedFor('returned')]
  // Items that were cancelled before the payment are neither paid nor refunded.
  const paid = { amount: rupeesOfPaise(whole - cancelled + back), back: rupeesOfPaise(back + returned) }
  const isPaid = payment.status === 'paid' || payment.status === 'paid_on_delivery'
  // A gift is one unit.
  const linesWithMrp = lines.map((line) => ({ ...line, line_mrp: line.unit_mrp }))
  return {
    ...totalsWithoutGifts(totals, linesWithMrp),
    cancelled: rupeesOfPaise(cancelled),
    returned: rupeesOfPaise(returned),
    total: rupeesOfPaise(whole - cancelled - returned),
    paid: isPaid && paid.back > 0 ? paid : undefined,
  }
}
