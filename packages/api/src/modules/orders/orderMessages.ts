import { formatExactRupees, formatRupees, rupeesOfPaise } from '@shop/contract/money'
import { CHANGED_AT_CHECKOUT } from '@shop/contract/orderMessages'
import type { OrderStatus } from '@shop/contract/orders.schema'
import { roundPromise } from '@shop/contract/roundPromise'
import type { Transaction } from '#database/openDatabase.ts'
import { enqueueForUser } from '#modules/outbox/enqueueForUser.ts'
import type { OrderRow } from './orders.repository.ts'
import { findGoodPayment } from './refunds.ts'

/** Message to the shopper of an order. */
export interface Words {
  topic: string
  subject: string
  text: string
  isUrgent: boolean
}

const istMoment = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
})

interface ToldOrder extends OrderRow {
  /** What the operator wrote. */
  note: string
  /** Sentences about the refund of a cancelled or returned order; empty without one. */
  money: string
  /** Cash that the rider collects, without cancelled lines; 0 for a paid order. */
  cashPaise: number
}

/** Messages by status. Other statuses appear on screens only. */
const WORDS: Readonly<Partial<Record<OrderStatus, (order: ToldOrder) => Words>>> = {
  confirmed: ({ number, totalPaise, paymentMethod, promisedBy }) => ({
    topic: 'order confirmed',
    subject: `Your order ${number} is confirmed`,
    text: `Thank you! Your order ${number} of ${formatRupees(rupeesOfPaise(totalPaise))}${
      paymentMethod === 'cod' ? ', to be paid on delivery,' : ''
    } is confirmed. It will be with you by ${istMoment.format(roundPromise(promisedBy))}.`,
    isUrgent: true,
  }),
  shipped: ({ number, note }) => ({
    topic: 'order shipped',
    subject: `Your order ${number} is on its way`,
    text: `Your order ${number} has left our store and is on its way.${note === '' ? '' : ` ${note}`}`,
    isUrgent: false,
  }),
  out_for_delivery: ({ number, cashPaise }) => ({
    topic: 'order out for delivery',
    subject: `Your order ${number} arrives today`,
    text: `Your order ${number} is out for delivery.${
      cashPaise > 0 ? ` Please keep ${formatExactRupees(rupeesOfPaise(cashPaise))} ready.` : ''
    }`,
    isUrgent: true,
  }),
  delivered: ({ number }) => ({
    topic: 'order delivered',
    subject: `Your order ${number} has been delivered`,
    text: `Your order ${number} has been delivered. We hope you love it.`,
    isUrgent: false,
  }),
  cancelled: ({ number, money, paymentMethod }) => ({
    topic: 'order cancelled',
    subject: `Your order ${number} has been cancelled`,
    text: `Your order ${number} has been cancelled. ${
      money !== ''
        ? money
        : paymentMethod === 'cod'
          ? 'You have nothing to pay.'
          : 'If any money was deducted, we will refund it.'
    }`,
    isUrgent: false,
  }),
  expired: ({ number }) => ({
    topic: 'order not paid',
    subject: `Your order ${number} was not paid in time`,
    text: `Your order ${number} was not paid in time, so we could not keep it for you. If any money was deducted, we will refund it.`,
    isUrgent: false,
  }),
  returned: ({ number, money }) => ({
    topic: 'order returned',
    subject: `We have received your return from order ${number}`,
    text: `We have received the items that you returned from order ${number}.${money === '' ? '' : ` ${money}`}`,
    isUrgent: false,
  }),
}

/** Tells the shopper of the order's new status. One that the next order replaces before it is paid is no news to her. */
export async function sendOrderMessage(
  tx: Transaction,
  order: OrderRow,
  told: Pick<ToldOrder, 'note' | 'money'>,
): Promise<void> {
  if (told.note === CHANGED_AT_CHECKOUT) return
  const words = WORDS[order.status]?.({ ...order, ...told, cashPaise: await findCash(tx, order) })
  if (words === undefined) return
  // An order can be confirmed twice, with a new hold.
  await tellShopper(tx, order, words, `order:${order.id}:${order.holdId}:${order.status}`)
}

/**
 * Writes a mail, and a text message when it is urgent or there is no mail address. Text messages go only to the account's verified number: an
 * address may contain any number.
 */
export async function tellShopper(
  tx: Transaction,
  order: OrderRow,
  { topic, subject, text, isUrgent }: Words,
  dedupe: string,
): Promise<void> {
  const { userId } = order
  await enqueueForUser(tx, userId, {
    topic,
    text,
    mail: { subject, dedupe: `${dedupe}:mail` },
    sms: { dedupe: `${dedupe}:sms`, isUrgent },
  })
}

/** Cash that the message of an order on its way names. */
async function findCash(tx: Transaction, { id, status }: OrderRow): Promise<number> {
  const good = status === 'out_for_delivery' ? await findGoodPayment(tx, id) : undefined
  return good?.state === 'cod_due' ? good.amountPaise : 0
}
