import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { lockStock } from './lockStock.ts'
import type { Transaction } from './openDatabase.ts'

export interface StockTarget {
  storeId: number
  variantId: number
  quantity: number
}

/** Sets the unreserved stock, with one movement for each difference. */
export async function setStock(tx: Transaction, targets: readonly StockTarget[]): Promise<void> {
  if (targets.length === 0) return
  const column = (name: keyof StockTarget) => sql.param(targets.map((target) => target[name]))
  await lockStock(
    tx,
    targets.map(({ variantId }) => variantId),
  )
  await tx.execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, ${randomUUID()}, (case when stock is null then 'receive' else 'adjust' end)::stock_move_kind,
      quantity + coalesce(reserved, 0) - coalesce(on_hand, 0)
    from unnest(${column('storeId')}::int[], ${column('variantId')}::int[], ${column('quantity')}::int[])
      as target (store_id, variant_id, quantity)
    left join stock using (store_id, variant_id)
    where quantity + coalesce(reserved, 0) <> coalesce(on_hand, 0)`)
}
