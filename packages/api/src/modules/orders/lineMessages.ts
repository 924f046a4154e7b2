import { itemName } from '@shop/contract/itemName'
import { formatExactRupees, rupeesOfPaise } from '@shop/contract/money'
import { pickupHours } from '@shop/contract/pickupHours'
import type { Transaction } from '#database/openDatabase.ts'
import { tellShopper } from './orderMessages.ts'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'

/** Units of a line that are cancelled or returned. */
export interface ToldLine {
  line: OrderLineRow
  quantity: number
}

interface RequestedReturn extends ReturnMoney {
  id: string
  pickupOn: string | null
  pickupSlot: keyof typeof pickupHours | null
}

/** Way and parts of the refund for a return. Amounts in paise. */
interface ReturnMoney {
  /** Null for the way the shopper paid. */
  refundUpi: string | null
  /** Part of the refund that is the delivery fee. */
  deliveryPaise: number
}

/** Return that the store has received, with its refund in paise: 0 when nothing was paid for it. */
export interface ReceivedReturn extends ReturnMoney {
  id: string
  lines: readonly ToldLine[]
  refundPaise: number
}

const day = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

const exact = (amountPaise: number) => formatExactRupees(rupeesOfPaise(amountPaise))
const listOf = (lines: readonly ToldLine[]) =>
  lines.map(({ line, quantity }) => `${quantity} × ${itemName(line.title, line.optionName)}`).join('; ')

/** Amount, way and delivery fee, such as "₹355 the way you paid, including the delivery fee of ₹40". */
function refundOf(refundPaise: number, { refundUpi, deliveryPaise }: ReturnMoney): string {
  const way = refundUpi === null ? 'the way you paid' : 'to your UPI ID'
  const fee = deliveryPaise > 0 ? `, including the delivery fee of ${exact(deliveryPaise)}` : ''
  return `${exact(refundPaise)} ${way}${fee}`
}

/** Sentences about the refund of a cancelled order, or of lines of it. */
export const describeCancelledRefund = (refundPaise: number) =>
  `We will refund ${exact(refundPaise)} the way you paid. You can follow the refund in your orders.`

/** Tells the shopper that lines of an order are cancelled, with the refund or the cash that is left to pay, once per `ref`. */
export async function sendLinesCancelled(
  tx: Transaction,
  order: OrderRow,
  lines: readonly ToldLine[],
  { ref, refundPaise, cashPaise }: { ref: string; refundPaise: number; cashPaise: number },
): Promise<void> {
  const money = [
    ...(refundPaise > 0 ? [describeCancelledRefund(refundPaise)] : []),
    ...(cashPaise > 0 ? [`Please keep ${exact(cashPaise)} ready when the rest arrives.`] : []),
  ]
  const words = {
    topic: 'order partly cancelled',
    subject: `Items of your order ${order.number} have been cancelled`,
    text: [`We have cancelled ${listOf(lines)} from your order ${order.number}.`, ...money].join(' '),
    isUrgent: false,
  }
  await tellShopper(tx, order, words, `order:${order.id}:cancelled:${ref}`)
}

/** Tells the shopper that a return is requested, with its pickup and the refund to expect. */
export async function sendReturnRequested(
  tx: Transaction,
  order: OrderRow,
  { id, pickupOn, pickupSlot, ...money }: RequestedReturn,
  lines: readonly ToldLine[],
  refundPaise: number,
): Promise<void> {
  const hours = pickupSlot === null ? '' : `, ${pickupHours[pickupSlot]}`
  const pickup =
    pickupOn === null ? [] : [`We will pick up the return on ${day.format(new Date(pickupOn))}${hours}.`]
  const words = {
    topic: 'return requested',
    subject: `Your return from order ${order.number} is requested`,
    text: [
      `We have received your request to return ${listOf(lines)} from your order ${order.number}.`,
      ...pickup,
      ...(refundPaise > 0
        ? [`Once our store has received the return, we will refund ${refundOf(refundPaise, money)}.`]
        : []),
    ].join(' '),
    isUrgent: false,
  }
  await tellShopper(tx, order, words, `order:${order.id}:return:${id}:requested`)
}

/** Tells the shopper that a return is withdrawn: she keeps these units, and gets no refund. */
export async function sendReturnWithdrawn(
  tx: Transaction,
  order: OrderRow,
  returnId: string,
  lines: readonly ToldLine[],
): Promise<void> {
  const words = {
    topic: 'return withdrawn',
    subject: `Your return from order ${order.number} is cancelled`,
    text: `We have cancelled your return of ${listOf(lines)} from your order ${order.number}, as you asked. You keep what you have, and there is no refund for it.`,
    isUrgent: false,
  }
  await tellShopper(tx, order, words, `order:${order.id}:return:${returnId}:withdrawn`)
}

/** Tells the shopper that a return has arrived while she keeps other items of the order. */
export async function sendReturnReceived(
  tx: Transaction,
  order: OrderRow,
  received: ReceivedReturn,
): Promise<void> {
  const words = {
    topic: 'return received',
    subject: `We have received your return from order ${order.number}`,
    text: [
      `We have received ${listOf(received.lines)}, which you returned from your order ${order.number}.`,
      ...describeReturnRefunds([received]),
    ].join(' '),
    isUrgent: false,
  }
  await tellShopper(tx, order, words, `order:${order.id}:return:${received.id}:received`)
}

/** Sentences about the refunds of returns that were received together; none without a refund. They name no day: an operator may pay them by hand. */
export function describeReturnRefunds(returns: readonly ReceivedReturn[]): string[] {
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const refundPaise = sumOf(returns.map((one) => one.refundPaise))
  if (refundPaise === 0) return []
  const money = {
    refundUpi: returns[0]?.refundUpi ?? null,
    deliveryPaise: sumOf(returns.map(({ deliveryPaise }) => deliveryPaise)),
  }
  return [`We will refund ${refundOf(refundPaise, money)}. You can follow the refund in your orders.`]
}
