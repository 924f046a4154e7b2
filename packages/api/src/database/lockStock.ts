import { sql } from 'drizzle-orm'
import type { Transaction } from './openDatabase.ts'

export interface StockUnits {
  storeId: number
  variantId: number
  /** Units on hand that are not reserved. */
  units: number
}

/** Locks and reads the stock of variants. Every change of stock locks first, and in this order, which avoids deadlocks. */
export async function lockStock(tx: Transaction, variantIds: readonly number[]): Promise<StockUnits[]> {
  const lock = tx.execute<{ store_id: number; variant_id: number; units: number }>(sql`
    select store_id, variant_id, on_hand - reserved as units from stock
    where variant_id = any (${sql.param([...variantIds])}::int[])
    order by variant_id, store_id for no key update`)
  const { rows } = await lock.execute()
  return rows.map((row) => ({ storeId: row.store_id, variantId: row.variant_id, units: row.units }))
}
