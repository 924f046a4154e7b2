import { randomUUID } from 'node:crypto'
import type { CancelOrderRequest, OrderWire } from '@shop/contract/orders.schema'
import { inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { orderLine } from '#database/schema/order.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { findLostGifts } from './giftNeeds.ts'
import { linePaise, owedPaise } from './orderMoney.ts'
import { sendLinesCancelled } from './lineMessages.ts'
import { endOrder } from './moveOrder.ts'
import { toOrderWire } from './orders.mapper.ts'
import {
  findLines,
  lockOrder,
  readWholeOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts'
import { findGoodPayment, requestRefund, setCashDue } from './refunds.ts'
import { releaseStock } from './stockHold.ts'
import { lockOwnOrder } from './ownOrder.ts'

/** Cancels an order, or lines of it, before packing. Cancelling again changes nothing. */
export function cancelOrder(
  db: Database,
  userId: number,
  publicId: string,
  { lines: lineIds, reason = '' }: CancelOrderRequest,
  now: Date,
): Promise<OrderWire> {
  return withRetries(db, async (tx) => {
    const row = await lockOwnOrder(tx, userId, publicId)
    const lines = await findLines(tx, row.id)
    const chosen = lineIds === undefined ? lines : lineIds.map((id) => requireLine(lines, id))
    await cancelLines(tx, row, lines, chosen, reason)
    const after = await lockOrder(tx, row.id)
    return toOrderWire(await readWholeOrder(tx, after ?? row), now)
  })
}

function requireLine(lines: readonly OrderLineRow[], publicId: string): OrderLineRow {
  const id = uuidOfPublicId(publicId)
  const line = lines.find((one) => one.id === id)
  if (line === undefined) throw new HttpProblem(404, 'This order has no such line.')
  return line
}

async function cancelLines(
  tx: Transaction,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  chosen: readonly OrderLineRow[],
  reason: string,
): Promise<void> {
  const asked = new Set(chosen.filter(({ status }) => status === 'ordered'))
  if (asked.size === 0 || row.status === 'expired') return
  const gifts = await findLostGifts(tx, lines, (line) =>
    line.status === 'ordered' && !asked.has(line) ? line.quantity : 0,
  )
  const open = new Set([...asked, ...gifts])
  const isAll = lines.every((line) => line.status !== 'ordered' || open.has(line))
  if (row.status === 'held' && !isAll)
    throw new HttpProblem(409, 'An unpaid order can only be cancelled as a whole.')
  if (row.status !== 'held' && row.status !== 'confirmed')
    throw new HttpProblem(409, 'This order has been packed and can no longer be cancelled.')

  const ids = [...open].map(({ id }) => id)
  if (isAll) await endOrder(tx, row, 'cancelled', reason)
  else
    await releaseStock(
      tx,
      row.holdId,
      [...open].map(({ variantId }) => variantId),
    )
  await tx.update(orderLine).set({ status: 'cancelled' }).where(inArray(orderLine.id, ids))
  await refundCancelled(tx, row, lines, open, isAll)
}

/** Refunds the rest of an order with its delivery, or the amount that was charged for lines, of which the shopper is told. */
async function refundCancelled(
  tx: Transaction,
  row: OrderRow,
  lines: readonly OrderLineRow[],
  open: ReadonlySet<OrderLineRow>,
  isAll: boolean,
): Promise<void> {
  const good = await findGoodPayment(tx, row.id)
  if (good === undefined) return
  const owed = owedPaise(row, lines)
  const back = isAll ? owed : [...open].reduce((sum, line) => sum + linePaise(line), 0)
  const ref = randomUUID()
  const isCash = good.state === 'cod_due'
  if (isCash) await setCashDue(tx, good.id, owed - back)
  else await requestRefund(tx, { paymentId: good.id, cause: 'cancelled', ref, amountPaise: back })
  if (isAll) return // the whole order has its own message
  const told = [...open].map((line) => ({ line, quantity: line.quantity }))
  const money = { refundPaise: isCash ? 0 : back, cashPaise: isCash ? owed - back : 0 }
  await sendLinesCancelled(tx, row, told, { ref, ...money })
}
