import { formatExactRupees, paiseOfRupees, rupeesOfPaise } from '@shop/contract/money'
import type { OrderLineWire, OrderWire } from '@shop/contract/orders.schema'
import { refundDates } from '@shop/contract/refundDates'
import type { Consequences } from '@shop/shop-ui/CancelOrderForm'
import type { ChosenLines } from '@shop/shop-ui/LineChoice'
import { formatDate } from '@shop/ui/formats'
import * as texts from '#texts/orders.ts'
import { cutPaise } from './chargePaise.ts'
import { giftsCancelledWith, type LineWithGift } from './giftsCancelledWith.ts'

type CancellableOrder = Pick<OrderWire, 'coupon' | 'totals' | 'payment'> & {
  delivery_estimate: Pick<OrderWire['delivery_estimate'], 'now'>
  lines: readonly (LineWithGift & Pick<OrderLineWire, 'title' | 'line_total' | 'line_charge'>)[]
}

/** Consequences of cancelling these units for the shopper's money; undefined where nothing has been paid, may be paid yet, or is due. */
export function describeCancellation(order: CancellableOrder, chosen: ChosenLines): Consequences | undefined {
  const { payment, totals, coupon } = order
  // Gifts cost nothing.
  const open = order.lines.filter(({ status, is_gift }) => status === 'ordered' && !is_gift)
  const unitsOf = ({ line_id }: LineWithGift) => chosen[line_id] ?? 0
  const isAll = open.every((line) => unitsOf(line) === line.quantity)
  const delivery = isAll ? paiseOfRupees(totals.delivery_fee) : 0
  const amount = open.reduce((sum, line) => sum + cutPaise(line, unitsOf(line)), delivery)

  const sentences: string[] = []
  if (payment.status === 'paid') {
    // The dates that the tracker of the refund shows, by the server's time.
    const createdAt = new Date(order.delivery_estimate.now)
    const { initiateBy, expectedBy } = refundDates(payment.method, { createdAt, initiatedAt: null })
    sentences.push(
      texts.refundAsPaid(formatExactRupees(rupeesOfPaise(amount)), formatDate(expectedBy.toISOString())),
      texts.refundSentBy(formatDate(initiateBy.toISOString())),
    )
  } else if (payment.status === 'processing') {
    sentences.push(texts.refundOfLatePayment)
  } else if (payment.status === 'due_on_delivery') {
    const due = paiseOfRupees(payment.amount_due) - amount
    sentences.push(
      due === 0 ? texts.nothingDue : texts.dueOnDeliveryIs(formatExactRupees(rupeesOfPaise(due))),
    )
  }
  const [money, ...rules] = sentences
  if (money === undefined) return undefined
  const lost = giftsCancelledWith(order.lines, chosen)
  const titles = order.lines.filter(({ line_id }) => lost.includes(line_id)).map(({ title }) => title)
  const isPaid = payment.status === 'paid'
  if (totals.offer_discount > 0 && !isAll)
    rules.push(isPaid ? texts.offerItemsCancelled : texts.offerPricesStay)
  if (coupon !== null && totals.coupon_discount > 0 && !isAll) rules.push(texts.couponShared(coupon))
  if (!isAll) rules.push(totals.delivery_fee === 0 ? texts.deliveryStaysFree : texts.deliveryFeeStays)
  const gifts = titles.length > 0 && !isAll ? texts.giftsGo(titles.join(', ')) : ''
  return { money, gifts, rules: rules.join(' ') }
}
