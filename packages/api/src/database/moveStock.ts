import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { causeOf } from './codeOf.ts'
import { lockStock } from './lockStock.ts'
import type { Database } from './openDatabase.ts'
import { withRetries } from './withRetries.ts'

export interface StockTransfer {
  variantId: number
  quantity: number
  fromStoreId: number
  toStoreId: number
}

/** Moves units between stores. False when the first store has too few unreserved units. */
export async function moveStock(db: Database, transfer: StockTransfer): Promise<boolean> {
  const { variantId, quantity, fromStoreId, toStoreId } = transfer
  try {
    await withRetries(db, async (tx) => {
      await lockStock(tx, [variantId])
      await tx.execute(sql`
        insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
        select store_id, ${variantId}::int, ${randomUUID()}, 'adjust', units
        from (values (${fromStoreId}::int, ${-quantity}::int), (${toStoreId}::int, ${quantity}::int)) as part (store_id, units)`)
    })
    return true
  } catch (error) {
    if (isRefused(error)) return false
    throw error
  }
}

function isRefused(error: unknown): boolean {
  const cause = causeOf(error)
  return cause instanceof Error && 'constraint' in cause && String(cause.constraint).startsWith('stock_')
}
