import { paise, rupeesOfPaise } from '@shop/contract/money'
import { PICKUP_SLOTS, type OrderPickupWire, type OrderRefundWire } from '@shop/contract/orders.schema'
import { refundDates } from '@shop/contract/refundDates'
import { toPublicId } from '#http/publicId.ts'
import { refundPaise } from './orderMoney.ts'
import type { RefundRow, WholeOrder } from './orders.repository.ts'

/** Returns that are not here yet, each with the refund that it gets when the earlier ones are received before it. */
export function toPickups({ lines, returns }: WholeOrder): OrderPickupWire[] {
  const earlier = new Map<string, number>()
  const takeRefund = ({ lineId, quantity }: { lineId: string; quantity: number }) => {
    const line = lines.find(({ id }) => id === lineId)
    const before = earlier.get(lineId) ?? 0
    earlier.set(lineId, before + quantity)
    return line === undefined ? 0 : refundPaise(line, quantity, before)
  }
  return returns
    .filter(({ status }) => status !== 'withdrawn')
    .map((one) => ({
      ...one,
      refund: one.lines.reduce((sum, good) => sum + takeRefund(good), one.deliveryPaise),
    }))
    .filter(({ status }) => status === 'requested')
    .map(({ id, pickupOn, pickupSlot, refundUpi, deliveryPaise, lines: goods, refund }) => ({
      return_id: toPublicId(id),
      on: pickupOn,
      slot: PICKUP_SLOTS.find((slot) => slot === pickupSlot) ?? null,
      lines: goods.map(({ lineId, quantity }) => ({ line_id: toPublicId(lineId), quantity })),
      refund: rupeesOfPaise(paise(refund)),
      delivery_fee: rupeesOfPaise(deliveryPaise),
      refund_upi: refundUpi,
    }))
}

/** A refund with its dates, and the delivery fee of the return that caused it. One to a UPI ID is paid by hand, and arrives at once. */
export function toRefundWire({ order, returns }: WholeOrder, refund: RefundRow, now: Date): OrderRefundWire {
  const returned = refund.cause === 'returned' ? returns.find(({ id }) => id === refund.ref) : undefined
  const dates = refundDates(order.paymentMethod, refund)
  const expectedBy = (refund.toUpi === null ? null : refund.doneAt) ?? dates.expectedBy
  return {
    refund_id: toPublicId(refund.id),
    amount: rupeesOfPaise(refund.amountPaise),
    delivery_fee: rupeesOfPaise(returned?.deliveryPaise ?? 0),
    cause: refund.cause,
    to_upi: refund.toUpi,
    status: refund.state,
    requested_at: refund.createdAt.toISOString(),
    initiate_by: dates.initiateBy.toISOString(),
    expected_by: expectedBy.toISOString(),
    done_at: refund.doneAt?.toISOString() ?? null,
    has_arrived: refund.doneAt !== null && expectedBy <= now,
  }
}
