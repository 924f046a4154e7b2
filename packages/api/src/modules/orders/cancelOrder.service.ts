import { randomUUID } from 'node:crypto'
import type { CancelOrderRequest, OrderWire } from '@shop/contract/orders.schema'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { order, orderLine } from '#database/schema/order.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { findLostGifts } from './giftNeeds.ts'
import { cancelledLine, cutPaise, lineWithout, owedPaise } from './orderMoney.ts'
import { describeCancelledRefund, sendLinesCancelled } from './lineMessages.ts'
import { endOrder } from './moveOrder.ts'
import { toOrderWire } from './orders.mapper.ts'
import {
  findLines,
  lockOrder,
  readWholeOrder,
  type OrderLineRow,
  type OrderRow,
  type PaymentRow,
} from './orders.repository.ts'
import { findGoodPayment, requestRefund, setCashDue } from './refunds.ts'
import { renewHold } from './stockHold.ts'
import { lockOwnOrder } from './ownOrder.ts'
import { isPaymentChecked } from './undecidedPayment.ts'

/** Cancels an order, lines of it or units of a line, before packing. Cancelling again changes nothing. */
export function cancelOrder(
  db: Database,
  userId: number,
  publicId: string,
  { lines: asked, reason = '', only_unpaid: onlyUnpaid }: CancelOrderRequest,
  now: Date,
): Promise<OrderWire> {
  return withRetries(db, async (tx) => {
    const row = await lockOwnOrder(tx, userId, publicId)
    if (onlyUnpaid === true && (await isPaidFor(tx, row)))
      throw new HttpProblem(409, 'This order is paid, or its payment is being checked.')
    const lines = await findLines(tx, row.id)
    await cancelUnits(tx, row, lines, chooseCuts(lines, asked), reason)
    const after = await lockOrder(tx, row.id)
    return toOrderWire(await readWholeOrder(tx, after ?? row), now)
  })
}

/** True for a placed order, and for one whose payment the bank has not decided about. */
async function isPaidFor(tx: Transaction, { id, status }: OrderRow): Promise<boolean> {
  if (status === 'cancelled' || status === 'expired') return false
  return status !== 'held' || (await isPaymentChecked(tx, id))
}

/** Units of each line that are cancelled now. Units that were cancelled before are not cancelled again. */
type Cuts = ReadonlyMap<OrderLineRow, number>

function chooseCuts(lines: readonly OrderLineRow[], asked: CancelOrderRequest['lines']): Cuts {
  const kept = new Map(
    asked === undefined
      ? lines.map((line) => [line, 0])
      : asked.map((one) =>
          typeof one === 'string'
            ? [requireLine(lines, one), 0]
            : [requireLine(lines, one.line_id), one.keep],
        ),
  )
  return new Map(
    [...kept]
      .map(([line, keep]) => [line, line.quantity - keep] as const)
      .filter(([{ status }, units]) => status === 'ordered' && units > 0),
  )
}

function requireLine(lines: readonly OrderLineRow[], publicId: string): OrderLineRow {
  const id = uuidOfPublicId(publicId)
  const line = lines.find((one) => one.id === id)
  if (line === undefined) throw new HttpProblem(404, 'This order has no such line.')
  return line
}

async function cancelUnits(
  tx: Transaction,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  asked: Cuts,
  reason: string,
): Promise<void> {
  if (asked.size === 0 || row.status === 'expired') return
  const open = lines.filter(({ status }) => status === 'ordered')
  const gifts = await findLostGifts(tx, lines, (line) =>
    line.status === 'ordered' ? line.quantity - (asked.get(line) ?? 0) : 0,
  )
  const cuts: Cuts = new Map([...asked, ...gifts.map((line) => [line, line.quantity] as const)])
  const isAll = open.every((line) => cuts.get(line) === line.quantity)
  if (row.status === 'held' && !isAll)
    throw new HttpProblem(409, 'An unpaid order can only be cancelled as a whole.')
  if (row.status !== 'held' && row.status !== 'confirmed')
    throw new HttpProblem(409, 'This order has been packed and can no longer be cancelled.')

  const good = await findGoodPayment(tx, row.id)
  const owed = owedPaise(row, lines)
  if (isAll) {
    const isPaid = good !== undefined && good.state !== 'cod_due' && owed > 0
    await endOrder(tx, row, 'cancelled', { note: reason, money: isPaid ? describeCancelledRefund(owed) : '' })
  } else await keepRest(tx, row, open, cuts)
  for (const [line, units] of cuts)
    await tx
      .update(orderLine)
      .set(units === line.quantity ? cancelledLine(line) : lineWithout(line, units))
      .where(eq(orderLine.id, line.id))
  if (good !== undefined) await refundCancelled(tx, row, { good, owed, cuts, isAll })
}

async function keepRest(
  tx: Transaction,
  row: OrderRow,
  open: readonly OrderLineRow[],
  cuts: Cuts,
): Promise<void> {
  const holdId = randomUUID()
  const variants = open.map((line) => ({
    variantId: line.variantId,
    kept: line.quantity - (cuts.get(line) ?? 0),
  }))
  await renewHold(tx, row.holdId, holdId, variants)
  await tx.update(order).set({ holdId }).where(eq(order.id, row.id))
}

interface CancelledMoney {
  good: PaymentRow
  /** Amount of the order before the cancellation, in paise. */
  owed: number
  cuts: Cuts
  isAll: boolean
}

/** Refunds the rest of an order with its delivery, or the amount that was charged for the units, of which the shopper is told. */
async function refundCancelled(
  tx: Transaction,
  row: OrderRow,
  { good, owed, cuts, isAll }: CancelledMoney,
): Promise<void> {
  const back = isAll ? owed : [...cuts].reduce((sum, [line, units]) => sum + cutPaise(line, units), 0)
  const ref = randomUUID()
  const isCash = good.state === 'cod_due'
  if (isCash) await setCashDue(tx, good.id, owed - back)
  else await requestRefund(tx, { paymentId: good.id, cause: 'cancelled', ref, amountPaise: back })
  if (isAll) return // the whole order has its own message
  const told = [...cuts].map(([line, quantity]) => ({ line, quantity }))
  const money = { refundPaise: isCash ? 0 : back, cashPaise: isCash ? owed - back : 0 }
  await sendLinesCancelled(tx, row, told, { ref, ...money })
}
