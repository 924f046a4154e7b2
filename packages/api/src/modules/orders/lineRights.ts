import { daysOf } from '@shop/contract/durations'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

const IST_OFFSET_MS = 330 * 60_000
const DAY_MS = 86_400_000

/** The shopper's options for a line: cancel, return. */
export interface LineRights {
  cancellable: boolean
  returnable: boolean
  returnUntil: Date | null
  /** Reason, in one sentence, why the line allows neither. */
  whyNot: string | null
}

/** Specification §9: cancelled until packed, returned within the days that the order was given unless it is for hygiene, innerwear or baby care. */
export function lineRights(
  order: Pick<OrderRow, 'status' | 'deliveredAt' | 'returnDays'>,
  line: Pick<OrderLineRow, 'status' | 'isReturnable' | 'quantity' | 'quantityReturned'>,
  now: Date,
): LineRights {
  const returnUntil =
    line.isReturnable && order.deliveredAt !== null
      ? lastMomentToReturn(order.deliveredAt, order.returnDays)
      : null
  const no = (whyNot: string): LineRights => ({ cancellable: false, returnable: false, returnUntil, whyNot })
  if (line.status === 'cancelled') return no('It has been cancelled.')
  switch (order.status) {
    case 'cancelled':
      return no('It has been cancelled.')
    case 'expired':
      return no('It was not paid in time.')
    case 'held':
      return no('It is not paid yet. You can cancel the whole order.')
    case 'confirmed':
      return { cancellable: true, returnable: false, returnUntil, whyNot: null }
    case 'packed':
    case 'shipped':
    case 'out_for_delivery':
      return no(
        line.isReturnable
          ? `It has been packed. You can return it within ${daysOf(order.returnDays).short} of delivery.`
          : `It has been packed. ${NEVER}`,
      )
    case 'delivered':
    case 'returned':
      if (line.status === 'returned' && line.quantityReturned === line.quantity)
        return no('It has been returned.')
      if (line.quantityReturned === line.quantity) return no('It is being returned.')
      if (returnUntil === null) return no(UNLESS_DAMAGED)
      if (now > returnUntil) return no(`The time to return it, ${daysOf(order.returnDays).short}, is over.`)
      return { cancellable: false, returnable: true, returnUntil, whyNot: null }
  }
}

const NEVER = 'This item can’t be returned.'
const UNLESS_DAMAGED = 'This item can’t be returned, unless it arrived damaged or wrong.'

/** End of the last of these days after the day of delivery, in India. */
function lastMomentToReturn(deliveredAt: Date, returnDays: number): Date {
  const day = Math.floor((deliveredAt.getTime() + IST_OFFSET_MS) / DAY_MS)
  return new Date((day + returnDays + 1) * DAY_MS - IST_OFFSET_MS - 1)
}
