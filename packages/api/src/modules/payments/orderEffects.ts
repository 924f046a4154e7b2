import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { order, orderEvent } from '#database/schema/order.ts'
import { stock, stockMove } from '#database/schema/stock.ts'
import { findLines, type OrderRow } from './payments.repository.ts'

/** A paid order goes on: it is confirmed if it was not yet, and is one that was paid by this method. */
export async function confirmOrder(
  tx: Transaction,
  { id, status }: OrderRow,
  paymentMethod: OrderRow['paymentMethod'],
  now: Date,
): Promise<void> {
  const isNew = status === 'held' || status === 'expired'
  await tx
    .update(order)
    .set({ paymentMethod, ...(isNew && { status: 'confirmed', holdUntil: null }) })
    .where(eq(order.id, id))
  if (isNew) await tx.insert(orderEvent).values({ orderId: id, step: 'confirmed', at: now })
}

/**
 * Keeps stock for an order that had lost it, under a new hold, each line from its own store if it can. Answers whether there was
 * enough; if not, nothing is kept.
 */
export async function holdAgain(tx: Transaction, { id, storeId }: OrderRow): Promise<boolean> {
  const lines = (await findLines(tx, id)).filter(({ status }) => status === 'ordered')
  const variantIds = lines.map(({ variantId }) => variantId)
  const shelves = await tx
    .select()
    .from(stock)
    .where(inArray(stock.variantId, variantIds))
    .orderBy(asc(stock.storeId), asc(stock.variantId))
    .for('update')
  const holdId = randomUUID()
  const moves = lines.map(({ variantId, quantity }) => {
    const fitting = shelves.filter(
      (shelf) => shelf.variantId === variantId && shelf.onHand - shelf.reserved >= quantity,
    )
    const shelf = fitting.find((one) => one.storeId === storeId) ?? fitting[0]
    return (
      shelf && {
        storeId: shelf.storeId,
        variantId,
        ref: holdId,
        kind: 'reserve' as const,
        dReserved: quantity,
      }
    )
  })
  const found = moves.filter((move) => move !== undefined)
  if (found.length === 0 || found.length < lines.length) return false
  await tx.insert(stockMove).values(found)
  await tx
    .update(order)
    .set({ holdId })
    .where(and(eq(order.id, id), eq(order.status, 'expired')))
  return true
}
