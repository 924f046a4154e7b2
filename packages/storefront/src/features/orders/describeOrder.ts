import { formatExactRupees } from '@shop/contract/money'
import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import { formatDay, formatTime } from '@shop/ui/formats'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import * as texts from '#texts/orders.ts'
import { describeRefunds } from './describeRefunds.ts'

export interface OrderHeadline {
  text: string
  tone: 'neutral' | 'positive' | 'critical' | 'accent'
}

export function describeOrder(order: OrderWire): OrderHeadline {
  switch (order.status) {
    case 'held':
      return describeHeld(order)
    case 'confirmed':
    case 'packed':
    case 'shipped':
      return { text: texts.arrives(formatDeliveryEstimate(order.delivery_estimate)), tone: 'accent' }
    case 'out_for_delivery':
      return { text: texts.outForDelivery, tone: 'accent' }
    case 'delivered': {
      if (order.pickups.length > 0) return { text: texts.returnRequested, tone: 'accent' }
      const at = order.timeline.find(({ step }) => step === 'delivered')?.at
      return { text: at ? texts.deliveredOn(formatDay(at)) : texts.delivered, tone: 'positive' }
    }
    case 'returned':
      return { text: texts.returned, tone: 'neutral' }
    case 'cancelled':
      return { text: order.replaced ? texts.replaced : texts.cancelled, tone: 'neutral' }
    case 'expired':
      return { text: texts.notPaidInTime, tone: 'neutral' }
  }
}

function describeHeld({ payment }: OrderWire): OrderHeadline {
  if (payment.status === 'processing') return { text: texts.paymentIsChecked, tone: 'accent' }
  if (payment.status === 'failed') return { text: texts.paymentFailed, tone: 'critical' }
  // Nothing is wrong yet.
  return { text: texts.waitingForPayment, tone: 'accent' }
}

/** True when the shopper has to pay for the order to come: not while the bank has not decided. */
export function isToPay({ status, payment }: Pick<OrderWire, 'status' | 'payment'>) {
  return status === 'held' && payment.status !== 'processing'
}

/** What an unpaid order waits for; undefined for other orders. */
export function describeHold(order: Pick<OrderWire, 'status' | 'payment' | 'hold_until'>) {
  const { status, hold_until } = order
  if (status === 'held' && !isToPay(order)) return texts.dontPayAgain
  return status === 'held' && hold_until !== null ? texts.payBy(formatTime(hold_until)) : undefined
}

type DescribedLine = Pick<OrderLineWire, 'status' | 'quantity' | 'quantity_cancelled' | 'quantity_returned'>

/** What became of the units of a line that are not simply ordered. */
export function describeLine(line: DescribedLine): string | undefined {
  const { quantity, quantity_cancelled } = line
  const status = describeStatus(line)
  if (quantity_cancelled === 0) return status
  const cancelled = texts.partCancelled(quantity_cancelled, quantity + quantity_cancelled)
  return status === undefined ? cancelled : `${cancelled}. ${status}`
}

function describeStatus({ status, quantity, quantity_returned }: DescribedLine): string | undefined {
  const isWhole = quantity_returned === quantity
  switch (status) {
    case 'ordered':
      return undefined
    case 'cancelled':
      return texts.cancelled
    case 'return_requested':
      return isWhole ? texts.returnRequested : texts.partReturnRequested(quantity_returned, quantity)
    case 'returned':
      return isWhole ? texts.returned : texts.partReturned(quantity_returned, quantity)
  }
}

const CAUSES: Record<OrderRefundWire['cause'], string> = {
  cancelled: texts.forCancelled,
  returned: texts.forReturned,
  undeliverable: texts.notDelivered,
  surplus: texts.paidTwice,
}

export function describeCause({
  cause,
  delivery_fee,
  to_upi,
}: Pick<OrderRefundWire, 'cause' | 'delivery_fee' | 'to_upi'>): string {
  const why = delivery_fee > 0 ? texts.forReturnedWithFee(formatExactRupees(delivery_fee)) : CAUSES[cause]
  return to_upi === null ? why : texts.paidTo(why, to_upi)
}

const METHODS: Record<OrderWire['payment']['method'], string> = {
  cod: texts.cashOnDelivery,
  upi: texts.upi,
  card: texts.card,
  netbanking: texts.netBanking,
}
const STATES: Record<Exclude<OrderWire['payment']['status'], 'due_on_delivery'>, string> = {
  pending: texts.notPaidYet,
  processing: texts.beingChecked,
  failed: texts.failed,
  paid: texts.paid,
  paid_on_delivery: texts.paidOnDelivery,
  cancelled: texts.nothingToPay,
}

/** Payment in words, such as "UPI, paid. ₹319 is refunded." */
export function describePayment({ payment, refunds }: Pick<OrderWire, 'payment' | 'refunds'>): string {
  const { method, status, amount_due } = payment
  const state =
    status === 'due_on_delivery' ? texts.dueOnDelivery(formatExactRupees(amount_due)) : STATES[status]
  const back = describeRefunds(refunds)
  return back === undefined ? `${METHODS[method]}, ${state}` : `${METHODS[method]}, ${state}. ${back}.`
}
