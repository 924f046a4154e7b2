import type { Stores } from '@shop/contract/stores.schema'
import { inArray, notInArray, sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { stockMove, store } from '#database/schema/stock.ts'

/** Makes the stores those of the settings. A store that has had stock can't be deleted: see `storesInUse`. */
export async function writeStores(tx: Transaction, stores: Stores): Promise<void> {
  const ids = stores.map(({ id }) => id)
  await tx.delete(store).where(notInArray(store.id, ids))
  // Names are unique, and two stores may swap theirs.
  await tx
    .update(store)
    .set({ name: sql`'moving ' || id`, city: sql`'moving ' || id` })
    .where(inArray(store.id, ids))
  await tx
    .insert(store)
    .values(stores.map(({ id, name, city }) => ({ id, name, city })))
    .onConflictDoUpdate({ target: store.id, set: { name: sql`excluded.name`, city: sql`excluded.city` } })
}

/** Stores besides these that have had stock or orders. */
export async function storesInUse(tx: Transaction, { besides }: { besides: Stores }): Promise<string[]> {
  const rows = await tx
    .select({ city: store.city })
    .from(store)
    .where(
      sql`${notInArray(
        store.id,
        besides.map(({ id }) => id),
      )} and (exists (select from ${stockMove} where store_id = ${store.id})
        or exists (select from orders where store_id = ${store.id}))`,
    )
  return rows.map(({ city }) => city)
}
