import type { OrderStatus } from '@shop/contract/orders.schema'
import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { order, orderEvent } from '#database/schema/order.ts'
import { takeOrdered } from '#modules/cart/userCart.repository.ts'
import { lockCoupon } from '#modules/coupons/coupons.repository.ts'
import { canMove, stepOf } from './orderMachine.ts'
import { sendOrderMessage } from './orderMessages.ts'
import { findLines, type OrderRow } from './orders.repository.ts'
import { releaseStock } from './stockHold.ts'

export interface MoveOptions {
  note?: string
  /** Sentences about the refund, for the message of a cancelled or returned order. */
  money?: string
  /** Further columns that change with the status. */
  set?: Partial<
    Pick<
      OrderRow,
      'holdId' | 'holdUntil' | 'deliveredAt' | 'paymentMethod' | 'isExpress' | 'etaAmount' | 'promisedBy'
    >
  >
}

/** Changes the status of a locked order, adds it to the timeline and notifies the shopper. Once it is certain, its units leave her cart. */
export async function moveOrder(
  tx: Transaction,
  row: OrderRow,
  to: OrderStatus,
  { note = '', money = '', set = {} }: MoveOptions = {},
): Promise<OrderRow> {
  if (!canMove(row.status, to)) throw new Error(`Order ${row.number} can't go from ${row.status} to ${to}`)
  const change = { ...set, status: to }
  const moved = { ...row, ...change }
  const [{ rowCount }] = await Promise.all([
    tx.update(order).set(change).where(eq(order.id, row.id)).execute(),
    tx
      .insert(orderEvent)
      .values({ orderId: row.id, step: stepOf(to), note })
      .execute(),
    sendOrderMessage(tx, moved, { note, money }),
    ...(to === 'confirmed' ? [takeOrdered(tx, row)] : []),
  ])
  if (rowCount !== 1) throw new Error(`Order ${row.id} no longer exists`)
  return moved
}

/** Cancels or expires an order: releases its stock and its coupon. */
export async function endOrder(
  tx: Transaction,
  row: OrderRow,
  to: 'cancelled' | 'expired',
  told: Pick<MoveOptions, 'note' | 'money'>,
): Promise<OrderRow> {
  const lines = await findLines(tx, row.id)
  const held = lines.filter(({ status }) => status === 'ordered').map(({ variantId }) => variantId)
  if (row.couponId !== null) await lockCoupon(tx, row.couponId)
  await releaseStock(tx, row.holdId, held)
  return moveOrder(tx, row, to, told)
}
