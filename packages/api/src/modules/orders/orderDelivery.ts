import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { deliveryLedger } from '#database/schema/deliveryLedger.ts'
import { estimateDelivery } from '#modules/delivery/estimateDelivery.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import type { StockPart } from './allocateStock.ts'
import type { OrderRow } from './orders.repository.ts'
import { toEstimateColumns } from './placeOrder.repository.ts'

interface Promising {
  delivery: DeliverySettings
  now: Date
}

export function estimateReserved(
  { shipTo }: OrderRow,
  parts: readonly StockPart[],
  { delivery, now }: Promising,
) {
  const lines = parts.map((part) => ({ quantity: part.units, stores: [part] }))
  return estimateDelivery(serviceOf(shipTo.pincode, delivery), lines, now)
}

/** Delivery estimate of the reserved stock, as columns of its order; none without an estimate. */
export function promiseReserved(
  row: OrderRow,
  parts: readonly StockPart[],
  promising: Promising,
): Partial<Pick<OrderRow, 'isExpress' | 'etaAmount' | 'promisedBy'>> {
  const estimate = estimateReserved(row, parts, promising)
  const isSame = estimate === null || estimate.promised_by === row.promisedBy.toISOString()
  return isSame ? {} : toEstimateColumns(estimate)
}

/** Replaces the rows of an order in the ledger by its promise. */
export async function writePromise(
  tx: Transaction,
  { id: orderId, isExpress, promisedBy }: OrderRow,
  parts: readonly StockPart[],
  now: Date,
): Promise<void> {
  const storeIds = [...new Set(parts.map(({ storeId }) => storeId))]
  const others = tx.$with('others').as(
    tx
      .delete(deliveryLedger)
      .where(and(eq(deliveryLedger.orderId, orderId), notInArray(deliveryLedger.storeId, storeIds)))
      .returning(),
  )
  const promise = { isExpress, promisedAt: now, promisedBy, deliveredAt: null }
  await tx
    .with(others)
    .insert(deliveryLedger)
    .values(storeIds.map((storeId) => ({ orderId, storeId, ...promise })))
    .onConflictDoUpdate({ target: [deliveryLedger.orderId, deliveryLedger.storeId], set: promise })
    .execute()
}

/** Records the delivery in the ledger, for the stores that shipped. */
export async function recordDelivery(tx: Transaction, { id, holdId }: OrderRow, now: Date): Promise<void> {
  await tx.execute(sql`
    update delivery_ledger set delivered_at = ${now.toISOString()}
    where order_id = ${id} and exists (
      select from stock_move m
      where m.ref = ${holdId} and m.kind = 'ship' and m.store_id = delivery_ledger.store_id)`)
}
