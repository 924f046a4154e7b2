import { daysOf } from '@shop/contract/durations'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

const IST_OFFSET_MS = 330 * 60_000
const DAY_MS = 86_400_000

/** The shopper's options for a line: cancel, return. */
export interface LineRights {
  cancellable: boolean
  /** For any reason. */
  returnable: boolean
  /** For a mistake of the shop, which every delivered line allows. */
  returnableForMistake: boolean
  /** End of the days to return a delivered line, whatever it is. */
  lastMoment: Date | null
  /** Reason, in one sentence, why the line allows neither. */
  whyNot: string | null
}

/**
 * Specification §9: cancelled until packed, returned within the days that the order was given. Hygiene, innerwear and baby care items are
 * returned only for a mistake of the shop.
 */
export function lineRights(
  order: Pick<OrderRow, 'status' | 'deliveredAt' | 'returnDays'>,
  line: Pick<OrderLineRow, 'status' | 'isReturnable' | 'quantity' | 'quantityReturned'>,
  now: Date,
): LineRights {
  const lastMoment =
    order.deliveredAt === null ? null : lastMomentToReturn(order.deliveredAt, order.returnDays)
  const none = { cancellable: false, returnable: false, returnableForMistake: false, lastMoment }
  const no = (whyNot: string): LineRights => ({ ...none, whyNot })
  const days = daysOf(order.returnDays).short
  if (line.status === 'cancelled') return no('It has been cancelled.')
  switch (order.status) {
    case 'cancelled':
      return no('It has been cancelled.')
    case 'expired':
      return no('It was not paid in time.')
    case 'held':
      return no('It is not paid yet. You can cancel the whole order.')
    case 'confirmed':
      return { ...none, cancellable: true, whyNot: null }
    case 'packed':
    case 'shipped':
    case 'out_for_delivery':
      return no(
        line.isReturnable
          ? `It has been packed. You can return it within ${days} of delivery.`
          : 'It has been packed. You can return it only if it arrives damaged or wrong.',
      )
    case 'delivered':
    case 'returned':
      if (line.status === 'returned' && line.quantityReturned === line.quantity)
        return no('It has been returned.')
      if (line.quantityReturned === line.quantity) return no('It is being returned.')
      if (lastMoment === null || now > lastMoment)
        return no(
          `The time to return it${line.isReturnable ? '' : ' as damaged or wrong'}, ${days}, is over.`,
        )
      return {
        ...none,
        returnable: line.isReturnable,
        returnableForMistake: true,
        whyNot: line.isReturnable ? null : UNLESS_DAMAGED,
      }
  }
}

const UNLESS_DAMAGED = 'This item can’t be returned, unless it arrived damaged or wrong.'

/** End of the last of these days after the day of delivery, in India. */
function lastMomentToReturn(deliveredAt: Date, returnDays: number): Date {
  const day = Math.floor((deliveredAt.getTime() + IST_OFFSET_MS) / DAY_MS)
  return new Date((day + returnDays + 1) * DAY_MS - IST_OFFSET_MS - 1)
}
