import { randomUUID } from 'node:crypto'
import type { OrderWire, PaymentMethod } from '@shop/contract/orders.schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { order } from '#database/schema/order.ts'
import { payment } from '#database/schema/payment.ts'
import { CodedProblem } from '#http/CodedProblem.ts'
import { HttpProblem } from '#http/HttpProblem.ts'
import { lockCoupon } from '#modules/coupons/coupons.repository.ts'
import { readSettings } from '#modules/settings/settings.repository.ts'
import { countOpenCashOrders, cashRefusal } from './cashOnDelivery.ts'
import { moveOrder } from './moveOrder.ts'
import { promiseReserved, writePromise } from './orderDelivery.ts'
import { isOrderedAnew } from './orderedBefore.ts'
import { toOrderWire } from './orders.mapper.ts'
import { findLines, lockOrder, readWholeOrder, type OrderRow } from './orders.repository.ts'
import { lockOwnOrder } from './ownOrder.ts'
import { lockLiveUser } from './placeOrder.repository.ts'
import { findGoodPayment } from './refunds.ts'
import { reserveStock } from './stockHold.ts'

/** `accepted`: the money pays for the order. `refused`: it is refunded, because the order is paid or ended, or its goods are sold or ordered anew. */
export type MoneyOutcome = 'accepted' | 'refused'

/** Decides about money that has arrived, in the transaction that writes the capture. Accepted money replaces cash on delivery. */
export async function acceptMoney(
  tx: Transaction,
  {
    orderId,
    paymentId,
    method,
    now,
  }: { orderId: string; paymentId: string; method: PaymentMethod; now: Date },
): Promise<MoneyOutcome> {
  const row = await lockOrder(tx, orderId)
  if (row === undefined || row.status === 'cancelled' || row.status === 'returned') return 'refused'
  const good = await findGoodPayment(tx, orderId)
  if (good !== undefined && good.id !== paymentId) {
    if (good.state !== 'cod_due') return 'refused'
    await tx
      .update(payment)
      .set({ state: 'cancelled', updatedAt: sql`now()` })
      .where(eq(payment.id, good.id))
  }
  if (row.status === 'expired' && ((await isOrderedAnew(tx, row)) || !(await reviveOrder(tx, row, now))))
    return 'refused'
  if (row.status === 'held') await confirm(tx, row, method)
  else await tx.update(order).set({ paymentMethod: method }).where(eq(order.id, orderId))
  return 'accepted'
}

function confirm(tx: Transaction, row: OrderRow, method: PaymentMethod): Promise<OrderRow> {
  return moveOrder(tx, row, 'confirmed', { set: { holdUntil: null, paymentMethod: method } })
}

/** Restores an order that was paid late. Its coupon counts even if it has no use left: the shopper paid the price with it. */
async function reviveOrder(tx: Transaction, row: OrderRow, now: Date): Promise<boolean> {
  if (row.couponId !== null) await lockCoupon(tx, row.couponId)
  const holdId = randomUUID()
  const { short, parts } = await reserveStock(tx, holdId, await findLines(tx, row.id), row.storeId)
  if (short.length > 0) return false
  const { delivery } = await readSettings(tx)
  const promise = promiseReserved(row, parts, { delivery, now })
  const confirmed = await moveOrder(tx, row, 'confirmed', { set: { ...promise, holdId, holdUntil: null } })
  await writePromise(tx, confirmed, parts, now)
  return true
}

/** Changes an unpaid order to cash on delivery, and confirms it. */
export function payOnDelivery(db: Database, userId: number, publicId: string, now: Date): Promise<OrderWire> {
  return withRetries(db, async (tx) => {
    if (!(await lockLiveUser(tx, userId))) throw new HttpProblem(401, 'Please log in first.')
    const row = await lockOwnOrder(tx, userId, publicId)
    const isDoneAlready = row.paymentMethod === 'cod' && row.status === 'confirmed'
    const after = isDoneAlready ? row : await changeToCash(tx, row)
    return toOrderWire(await readWholeOrder(tx, after), now)
  })
}

async function changeToCash(tx: Transaction, row: OrderRow): Promise<OrderRow> {
  if (row.status === 'expired') throw new HttpProblem(409, 'Your time to pay for this order has run out.')
  if (row.status === 'cancelled') throw new HttpProblem(409, 'This order is cancelled.')
  if (row.status !== 'held') throw new HttpProblem(409, 'This order needs no payment.')
  if ((await findGoodPayment(tx, row.id)) !== undefined)
    throw new HttpProblem(409, 'Your bank is processing a payment for this order.')
  const openOrders = await countOpenCashOrders(tx, row.userId)
  const { delivery } = await readSettings(tx)
  const { totalPaise, shipTo } = row
  const problem = cashRefusal({ pincode: shipTo.pincode, totalPaise, openOrders, delivery })
  if (problem !== undefined) throw new CodedProblem(422, 'COD_NOT_AVAILABLE', problem)
  await tx
    .update(payment)
    .set({ state: 'cancelled', updatedAt: sql`now()` })
    .where(and(eq(payment.orderId, row.id), eq(payment.state, 'created'), sql`${payment.gwOrderId} is null`))
  await tx.insert(payment).values({
    id: randomUUID(),
    orderId: row.id,
    method: 'cod',
    state: 'cod_due',
    amountPaise: row.totalPaise,
  })
  return confirm(tx, row, 'cod')
}
