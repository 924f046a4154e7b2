import type { OrderLineWire, OrderWire, TimelineStep } from '@shop/contract/orders.schema'
import { CHANGED_AT_CHECKOUT } from '@shop/contract/orderMessages'
import { rupeesOfPaise } from '@shop/contract/money'
import { toPublicId } from '#http/publicId.ts'
import { cashRefusal } from './cashOnDelivery.ts'
import { lineRights, type LineRights } from './lineRights.ts'
import { GOOD_PATH } from './orderMachine.ts'
import { cancelledUnitsPaise, linePaise, owedPaise } from './orderMoney.ts'
import type { OrderLineRow, OrderRow, PaymentRow, WholeOrder } from './orders.repository.ts'
import { openFeePaise } from './returnFee.ts'
import { toPickups, toRefundWire } from './returns.mapper.ts'

const HAS_INVOICE = new Set<OrderRow['status']>([
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'returned',
])

/** `now` decides which actions the order offers. */
export function toOrderWire(whole: WholeOrder, now: Date): OrderWire {
  const { order } = whole
  const lines = whole.lines.map((line) => toLineWire(whole, line, now))
  const refunds = whole.refunds.map((refund) => toRefundWire(whole, refund, now))
  const cashProblem =
    order.status === 'held'
      ? cashRefusal({
          pincode: order.shipTo.pincode,
          totalPaise: order.totalPaise,
          openOrders: 0,
          delivery: whole.delivery,
        })
      : 'Only an order that waits for its payment can be changed to cash on delivery.'
  return {
    id: toPublicId(order.id),
    number: order.number,
    status: order.status,
    replaced: isReplaced(whole),
    placed_at: order.placedAt.toISOString(),
    hold_until: order.status === 'held' ? isoOf(order.holdUntil) : null,
    timeline: toTimeline(whole, refunds),
    lines,
    coupon: order.couponCode,
    totals: {
      mrp: rupeesOfPaise(order.mrpPaise),
      discount: rupeesOfPaise(order.mrpPaise - order.goodsPaise),
      offer_discount: rupeesOfPaise(order.offerPaise),
      coupon_discount: rupeesOfPaise(order.couponPaise),
      delivery_fee: rupeesOfPaise(order.deliveryPaise),
      total: rupeesOfPaise(order.totalPaise),
    },
    address: order.shipTo,
    payment: toPaymentWire(whole),
    refunds,
    pickups: toPickups(whole),
    returnable_fee: rupeesOfPaise(openFeePaise(order, whole.returns)),
    delivery_estimate: {
      express: order.isExpress,
      eta: order.isExpress ? { minutes: order.etaAmount } : { days: order.etaAmount },
      promised_by: order.promisedBy.toISOString(),
      now: now.toISOString(),
    },
    cancellable: order.status === 'held' || order.status === 'confirmed',
    returnable: lines.some(({ returnable }) => returnable),
    cod_available: cashProblem === undefined,
    cod_why_not: cashProblem ?? null,
    has_invoice: HAS_INVOICE.has(order.status),
  }
}

function toLineWire(
  { order, ownRatings, giftNeeds }: WholeOrder,
  line: OrderLineRow,
  now: Date,
): OrderLineWire {
  const needs = giftNeeds.get(line.id)
  const rights = shownRights(order, line, now)
  return {
    line_id: toPublicId(line.id),
    product_id: line.productId,
    variant_id: line.variantId,
    title: line.title,
    slug: line.slug,
    brand_name: line.brandName,
    option_name: line.optionName,
    image: line.image,
    quantity: line.quantity,
    quantity_cancelled: line.quantityCancelled,
    cancelled_charge: rupeesOfPaise(cancelledUnitsPaise(line)),
    unit_mrp: rupeesOfPaise(line.unitMrpPaise),
    unit_price: rupeesOfPaise(line.unitPaise),
    line_total: rupeesOfPaise(line.unitPaise * line.quantity),
    offer_discount: rupeesOfPaise(line.offerPaise),
    offer: line.offerTitle,
    is_gift: line.isGift,
    gift_needs:
      needs === undefined
        ? null
        : {
            lines: needs.lines.map(toPublicId),
            quantity: needs.quantity,
            amount: rupeesOfPaise(needs.fromPaise),
          },
    line_charge: rupeesOfPaise(linePaise(line)),
    status: line.status,
    quantity_returned: line.quantityReturned,
    cancellable: rights.cancellable,
    returnable: rights.returnable,
    returnable_for_mistake: rights.returnableForMistake,
    return_days: line.isReturnable ? order.returnDays : null,
    return_until: line.isReturnable ? isoOf(rights.lastMoment) : null,
    return_for_mistake_until: isoOf(rights.lastMoment),
    why_not: rights.whyNot,
    own_rating: ownRatings.get(line.id) ?? null,
  }
}

/** Rights that a screen offers: a gift is not chosen by itself. */
function shownRights(order: OrderRow, line: OrderLineRow, now: Date): LineRights {
  const rights = lineRights(order, line, now)
  if (!line.isGift) return rights
  const none = { cancellable: false, returnable: false, returnableForMistake: false }
  if (rights.cancellable || rights.returnable)
    return { ...rights, ...none, whyNot: 'A gift goes back with the items that you got it for.' }
  return rights.returnableForMistake
    ? { ...rights, ...none, whyNot: 'This gift can’t be returned, unless it arrived damaged or wrong.' }
    : rights
}

const isReplaced = ({ order: { status }, events }: WholeOrder) =>
  status === 'cancelled' &&
  events.some(({ step, note }) => step === 'cancelled' && note === CHANGED_AT_CHECKOUT)

/** Past steps, once each, and the next steps of an order in progress. */
function toTimeline({ order, events }: WholeOrder, refunds: OrderWire['refunds']): OrderWire['timeline'] {
  const at = new Map<TimelineStep, Date>()
  for (const event of events) at.set(event.step, event.at)
  const isOver = order.status === 'cancelled' || order.status === 'expired'
  // An order that was paid late has been cancelled on its way.
  if (!isOver) at.delete('cancelled')
  const furthest = GOOD_PATH.findLastIndex((step) => at.has(step))
  const path = GOOD_PATH.filter((step, index) => at.has(step) || (!isOver && index > furthest))
  const steps: TimelineStep[] = [
    ...path,
    ...(['cancelled', 'returned'] as const).filter((step) => at.has(step)),
  ]
  const shipped = events.findLast(({ step }) => step === 'shipped')
  const timeline = steps.map((step) => ({
    step,
    at: isoOf(at.get(step) ?? null),
    ...(step === 'shipped' && shipped?.note && { note: shipped.note }),
  }))
  if (refunds.length === 0) return timeline
  const refundedAt = lastArrival(refunds)
  // A part of an order may be refunded before the rest of it is delivered.
  const later = timeline.findIndex(
    ({ at: moment }) => moment === null || (refundedAt !== null && moment > refundedAt),
  )
  return timeline.toSpliced(later === -1 || refundedAt === null ? timeline.length : later, 0, {
    step: 'refunded',
    at: refundedAt,
  })
}

/** Time by which the last refund is in the shopper's account; null while one is on its way. */
function lastArrival(refunds: OrderWire['refunds']): string | null {
  if (refunds.some((refund) => !refund.has_arrived)) return null
  return (
    refunds
      .map((refund) => refund.expected_by)
      .toSorted()
      .at(-1) ?? null
  )
}

const PAYMENT_STATUS = {
  created: 'pending',
  authorized: 'processing',
  failed: 'failed',
  captured: 'paid',
  surplus: 'cancelled',
  cod_due: 'due_on_delivery',
  cod_paid: 'paid_on_delivery',
  cancelled: 'cancelled',
} as const satisfies Record<PaymentRow['state'], OrderWire['payment']['status']>

function paymentStatus({ state, pendingAt }: PaymentRow) {
  return state === 'created' && pendingAt !== null ? 'processing' : PAYMENT_STATUS[state]
}

function toPaymentWire({ order, lines, payments }: WholeOrder): OrderWire['payment'] {
  const isGood = ({ state }: PaymentRow) => ['authorized', 'captured', 'cod_due', 'cod_paid'].includes(state)
  const shown = payments.find(isGood) ?? payments.at(-1)
  const isOver = order.status === 'cancelled' || order.status === 'expired'
  const status = shown === undefined ? 'pending' : paymentStatus(shown)
  const isUnpaid = status === 'pending' || status === 'failed'
  const isDue = shown === undefined || !['authorized', 'captured', 'cod_paid'].includes(shown.state)
  return {
    method: order.paymentMethod,
    status: isUnpaid && isOver ? 'cancelled' : status,
    payment_id: shown === undefined ? null : toPublicId(shown.id),
    amount_due: isDue ? rupeesOfPaise(owedPaise(order, lines)) : 0,
  }
}

function isoOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null
}
