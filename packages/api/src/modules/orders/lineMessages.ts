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

interface RequestedReturn {
  id: string
  pickupOn: string | null
  pickupSlot: keyof typeof pickupHours | null
  refundUpi: string | null
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

/** Tells the shopper that lines of an order are cancelled, with the refund or the cash that is left to pay, once per `ref`. */
export async function sendLinesCancelled(
  tx: Transaction,
  order: OrderRow,
  lines: readonly ToldLine[],
  { ref, refundPaise, cashPaise }: { ref: string; refundPaise: number; cashPaise: number },
): Promise<void> {
  const money = [
    ...(refundPaise > 0
      ? [`We will refund ${exact(refundPaise)} the way you paid. You can follow the refund in your orders.`]
      : []),
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
  { id, pickupOn, pickupSlot, refundUpi }: RequestedReturn,
  lines: readonly ToldLine[],
  refundPaise: number,
): Promise<void> {
  const hours = pickupSlot === null ? '' : `, ${pickupHours[pickupSlot]}`
  const pickup =
    pickupOn === null ? [] : [`We will pick up the return on ${day.format(new Date(pickupOn))}${hours}.`]
  const way = refundUpi === null ? 'the way you paid' : 'to your UPI ID'
  const words = {
    topic: 'return requested',
    subject: `Your return from order ${order.number} is requested`,
    text: [
      `We have received your request to return ${listOf(lines)} from your order ${order.number}.`,
      ...pickup,
      ...(refundPaise > 0
        ? [`Once our store has received the return, we will refund ${exact(refundPaise)} ${way}.`]
        : []),
    ].join(' '),
    isUrgent: false,
  }
  await tellShopper(tx, order, words, `return:${id}:requested`)
}
