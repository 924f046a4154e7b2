import type { DeliverySettings } from '@shop/contract/delivery-settings.schema'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { deliveryLedger } from '#database/schema/deliveryLedger.ts'
import { estimateDelivery } from '#modules/delivery/estimateDelivery.ts'
import { serviceOf } from '#modules/pincodes/deliveryService.ts'
import type { StockPart } from './allocateStock.ts'
import type { OrderRow } from './orders.repository.ts'
import { setDeliveryEstimate } from './placeOrder.repository.ts'

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

/** Replaces the delivery estimate of an order, and its row in the ledger, by the estimate of the reserved stock. */
export async function promiseReserved(
  tx: Transaction,
  row: OrderRow,
  parts: readonly StockPart[],
  { delivery, now }: Promising,
): Promise<OrderRow> {
  const estimate = estimateReserved(row, parts, { delivery, now })
  const isSame = estimate === null || estimate.promised_by === row.promisedBy.toISOString()
  const promised = isSame ? row : await setDeliveryEstimate(tx, row.id, estimate)
  const { id: orderId, isExpress, promisedBy } = promised
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
  return promised
}

/** Records the delivery in the ledger, for the stores that shipped. */
export async function recordDelivery(tx: Transaction, { id, holdId }: OrderRow, now: Date): Promise<void> {
  await tx.execute(sql`
    update delivery_ledger set delivered_at = ${now.toISOString()}
    where order_id = ${id} and exists (
      select from stock_move m
      where m.ref = ${holdId} and m.kind = 'ship' and m.store_id = delivery_ledger.store_id)`)
}
