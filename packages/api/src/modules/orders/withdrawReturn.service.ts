import type { OrderWire } from '@shop/contract/orders.schema'
import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { orderLine, orderReturn, orderReturnLine } from '#database/schema/order.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { uuidOfPublicId } from '#http/publicId.ts'
import { findLostGifts } from './giftNeeds.ts'
import { sendReturnWithdrawn } from './lineMessages.ts'
import { toOrderWire } from './orders.mapper.ts'
import { findLines, readWholeOrder, type OrderLineRow, type OrderRow } from './orders.repository.ts'
import { lockOwnOrder } from './ownOrder.ts'

type ReturnRow = typeof orderReturn.$inferSelect

/** Ends a return that the store has not received: its lines are as before the request. Withdrawing again changes nothing. */
export function withdrawReturn(
  db: Database,
  userId: number,
  params: { id: string; return_id: string },
  now: Date,
): Promise<OrderWire> {
  return withRetries(db, async (tx) => {
    const row = await lockOwnOrder(tx, userId, params.id)
    const found = await requireReturn(tx, row, params.return_id)
    if (found.status === 'received')
      throw new HttpProblem(409, 'We have received this return, so it can no longer be cancelled.')
    if (found.status === 'requested') await withdraw(tx, row, found, now)
    return toOrderWire(await readWholeOrder(tx, row), now)
  })
}

async function requireReturn(tx: Transaction, row: OrderRow, publicId: string): Promise<ReturnRow> {
  const id = uuidOfPublicId(publicId)
  const [found] =
    id === undefined
      ? []
      : await tx
          .select()
          .from(orderReturn)
          .where(and(eq(orderReturn.id, id), eq(orderReturn.orderId, row.id)))
  if (found === undefined) throw new HttpProblem(404, 'This order has no such return.')
  return found
}

/** Goods of an open return. */
interface OpenGoods {
  returnId: string
  line: OrderLineRow
  quantity: number
}

async function withdraw(tx: Transaction, row: OrderRow, { id }: ReturnRow, now: Date): Promise<void> {
  const open = await findOpenGoods(tx, row)
  const { kept, leaving } = await settleGifts(tx, row, open, id)
  const other = open.findLast(({ returnId }) => returnId !== id)?.returnId
  // Without its fee, the next return after a mistake of the shop brings that back.
  await tx
    .update(orderReturn)
    .set({ status: 'withdrawn', withdrawnAt: now, deliveryPaise: 0 })
    .where(eq(orderReturn.id, id))
  for (const { line, returnId, quantity } of kept) {
    if (returnId !== id) await tx.delete(orderReturnLine).where(isGoods(returnId, line))
    const isInOther = open.some((one) => one.line.id === line.id && one.returnId !== returnId)
    const left = line.quantityReturned - quantity
    await tx
      .update(orderLine)
      .set({
        status: isInOther ? 'return_requested' : left > 0 ? 'returned' : 'ordered',
        quantityReturned: left,
      })
      .where(eq(orderLine.id, line.id))
  }
  for (const { line } of leaving)
    if (other !== undefined)
      await tx.update(orderReturnLine).set({ returnId: other }).where(isGoods(id, line))
  await sendReturnWithdrawn(tx, row, id, kept)
}

const isGoods = (returnId: string, line: OrderLineRow) =>
  and(eq(orderReturnLine.returnId, returnId), eq(orderReturnLine.lineId, line.id))

/** Goods of the open returns of an order, the oldest return first. */
function findOpenGoods(tx: Transaction, row: OrderRow): Promise<OpenGoods[]> {
  return tx
    .select({ returnId: orderReturn.id, line: orderLine, quantity: orderReturnLine.quantity })
    .from(orderReturn)
    .innerJoin(orderReturnLine, eq(orderReturnLine.returnId, orderReturn.id))
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.lineId))
    .where(and(eq(orderReturn.orderId, row.id), eq(orderReturn.status, 'requested')))
    .orderBy(orderReturn.requestedAt, orderReturn.id)
}

/**
 * Goods that the shopper keeps after the withdrawal, and gifts of the return that go back with another open one: without the units of that
 * they are not earned. A gift of another return stays with her when the kept units earn it.
 */
async function settleGifts(tx: Transaction, row: OrderRow, open: readonly OpenGoods[], id: string) {
  const lines = await findLines(tx, row.id)
  const lost = await findLostGifts(tx, lines, (line) => {
    if (line.status === 'cancelled') return 0
    if (line.isGift) return line.status === 'returned' ? 0 : line.quantity
    const own = open.find((one) => one.returnId === id && one.line.id === line.id)
    return line.quantity - line.quantityReturned + (own?.quantity ?? 0)
  })
  const isLost = ({ line }: OpenGoods) => lost.some((gift) => gift.id === line.id)
  const hasOther = open.some(({ returnId }) => returnId !== id)
  const leaving = open.filter((one) => hasOther && one.returnId === id && isLost(one))
  const kept = open.filter(
    (one) => !leaving.includes(one) && (one.returnId === id || (one.line.isGift && !isLost(one))),
  )
  return { kept, leaving }
}
