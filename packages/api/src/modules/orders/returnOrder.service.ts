import { randomUUID } from 'node:crypto'
import { isShopsMistake } from '@shop/contract/isShopsMistake'
import { itemName } from '@shop/contract/itemName'
import type { OrderWire, ReturnOrderRequest } from '@shop/contract/orders.schema'
import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { orderLine, orderReturn, orderReturnLine } from '#database/schema/order.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { toPublicId } from '#http/publicId.ts'
import { today } from '#time/today.ts'
import { findLostGifts } from './giftNeeds.ts'
import { lineRights } from './lineRights.ts'
import { sendReturnRequested } from './lineMessages.ts'
import { refundPaise } from './orderMoney.ts'
import { toOrderWire } from './orders.mapper.ts'
import { findLines, readWholeOrder, type OrderLineRow, type OrderRow } from './orders.repository.ts'
import { lockOwnOrder } from './ownOrder.ts'
import { feeOfReturn } from './returnFee.ts'

/** Starts a return of delivered lines. They are refunded once the store has received them. */
export function returnOrder(
  db: Database,
  userId: number,
  publicId: string,
  request: ReturnOrderRequest,
  now: Date,
): Promise<OrderWire> {
  return withRetries(db, async (tx) => {
    const row = await lockOwnOrder(tx, userId, publicId)
    if (row.status !== 'delivered') throw new HttpProblem(409, 'Only delivered items can be returned.')
    const lines = await findLines(tx, row.id)
    const goods = await withGifts(tx, { row, lines, goods: chooseGoods(row, lines, request, now), now })
    checkReturnRequest(row, request, now)
    await writeReturn(tx, row, goods, request)
    return toOrderWire(await readWholeOrder(tx, row), now)
  })
}

interface Goods {
  line: OrderLineRow
  quantity: number
}

function chooseGoods(
  row: OrderRow,
  lines: readonly OrderLineRow[],
  request: ReturnOrderRequest,
  now: Date,
): Goods[] {
  const returned = new Map(request.lines.map((returnedLine) => [returnedLine.line_id, returnedLine]))
  if (returned.size < request.lines.length) throw new HttpProblem(422, 'Each line may appear only once.')
  return request.lines.map(({ line_id, quantity }, index) => {
    const line = lines.find(({ id }) => toPublicId(id) === line_id)
    if (line === undefined) throw new HttpProblem(404, 'This order has no such line.')
    const path = `lines.${index}`
    const { returnable, returnableForMistake, whyNot } = lineRights(row, line, now)
    if (!returnableForMistake) {
      const message = whyNot ?? 'This item can’t be returned.'
      throw new HttpProblem(422, message, [{ path, message }])
    }
    if (!returnable && !isShopsMistake(request.reason)) {
      const item = itemName(line.title, line.optionName)
      const message = `You can return ${item} only if it arrived damaged or wrong. Choose such a reason, or return the other items without it.`
      throw new HttpProblem(422, message, [{ path: 'reason', message }])
    }
    const left = line.quantity - line.quantityReturned
    if ((quantity ?? left) > left) {
      const message = `You can return only ${left} of this item.`
      throw new HttpProblem(422, message, [{ path: `${path}.quantity`, message }])
    }
    return { line, quantity: quantity ?? left }
  })
}

interface Returning {
  row: OrderRow
  lines: readonly OrderLineRow[]
  goods: Goods[]
  now: Date
}

/** A gift comes back with the units that earned it, if it may be returned. */
async function withGifts(tx: Transaction, { row, lines, goods, now }: Returning): Promise<Goods[]> {
  const leftOf = (line: OrderLineRow) =>
    line.status === 'cancelled'
      ? 0
      : line.quantity - line.quantityReturned - (goods.find((one) => one.line.id === line.id)?.quantity ?? 0)
  const lost = await findLostGifts(tx, lines, leftOf)
  const gifts = lost.filter((line) => lineRights(row, line, now).returnable)
  return [...goods, ...gifts.map((line) => ({ line, quantity: leftOf(line) }))]
}

function checkReturnRequest(row: OrderRow, { pickup_on, refund_upi }: ReturnOrderRequest, now: Date): void {
  if (pickup_on !== undefined && pickup_on <= today(now)) {
    const message = 'Choose a day from tomorrow on.'
    throw new HttpProblem(422, message, [{ path: 'pickup_on', message }])
  }
  if (row.paymentMethod === 'cod' && refund_upi === undefined) {
    const message = 'You paid in cash, so enter a UPI ID for your refund.'
    throw new HttpProblem(422, message, [{ path: 'refund_upi', message }])
  }
}

async function writeReturn(
  tx: Transaction,
  row: OrderRow,
  goods: readonly Goods[],
  request: ReturnOrderRequest,
): Promise<void> {
  const requested = {
    id: randomUUID(),
    orderId: row.id,
    reason: request.reason,
    note: request.note ?? '',
    pickupOn: request.pickup_on ?? null,
    pickupSlot: request.pickup_slot ?? null,
    refundUpi: request.refund_upi ?? null,
    deliveryPaise: await feeOfReturn(tx, row, request.reason),
  }
  await tx.insert(orderReturn).values(requested)
  await tx
    .insert(orderReturnLine)
    .values(goods.map(({ line, quantity }) => ({ returnId: requested.id, lineId: line.id, quantity })))
  for (const { line, quantity } of goods) {
    await tx
      .update(orderLine)
      .set({ status: 'return_requested', quantityReturned: sql`${orderLine.quantityReturned} + ${quantity}` })
      .where(eq(orderLine.id, line.id))
  }
  // Units of earlier returns are refunded first.
  const back = goods.reduce<number>(
    (sum, { line, quantity }) => sum + refundPaise(line, quantity, line.quantityReturned),
    requested.deliveryPaise,
  )
  await sendReturnRequested(tx, row, requested, goods, back)
}
