import { randomUUID } from 'node:crypto'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { sql } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

export interface StockTransfer {
  variantId: number
  quantity: number
  fromStoreId: number
  toStoreId: number
}

/** Brings units from one store to another; false when the first has not so many that are not reserved. */
export async function moveStock(db: Database, transfer: StockTransfer): Promise<boolean> {
  const { variantId, quantity, fromStoreId, toStoreId } = transfer
  try {
    await db.execute(sql`
      insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
      select store_id, ${variantId}::int, ${randomUUID()}, 'adjust', units
      from (values (${fromStoreId}::int, ${-quantity}::int), (${toStoreId}::int, ${quantity}::int)) as part (store_id, units)
      order by store_id`)
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

/** Whether stock's own CHECKs said no. */
function isRefused(error: unknown): boolean {
  return (
    error instanceof DrizzleQueryError &&
    error.cause !== undefined &&
    'constraint' in error.cause &&
    String(error.cause.constraint).startsWith('stock_')
  )
}
