import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { productRefresh } from '#database/schema/productRefresh.ts'

/** Small enough that no order waits long for the lock of a product. */
const BATCH = 50

/** Notes that all products are to be refreshed, from the first. */
export async function noteProductRefresh(db: Database): Promise<void> {
  await db
    .insert(productRefresh)
    .values({})
    .onConflictDoUpdate({ target: productRefresh.isOnly, set: { afterId: 0 } })
}

/**
 * Writes again what is derived from products, such as colours and search texts, where it differs. The work is noted when a release
 * changes a function that derives it (`applyFunctions`), and goes on where it was interrupted. Several processes share it.
 * Resolves with the number of products.
 */
export async function refreshProducts(
  db: Database,
  { onProgress, signal }: { onProgress?: (done: number) => void; signal?: AbortSignal } = {},
): Promise<number> {
  for (let done = 0; ;) {
    const refreshed = signal?.aborted === true ? 0 : await db.transaction(refreshSome)
    if (refreshed === 0) return done
    done += refreshed
    onProgress?.(done)
  }
}

/** Resolves with 0 when nothing is left. */
async function refreshSome(tx: Transaction): Promise<number> {
  const [left] = await tx.select().from(productRefresh).for('update')
  if (left === undefined) return 0
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from product where id > ${left.afterId} order by id limit ${BATCH}`,
  )
  const ids = rows.map(({ id }) => id)
  const afterId = ids.at(-1)
  if (afterId === undefined) {
    await tx.delete(productRefresh)
    await tx.execute(sql`select note_search_change()`)
    return 0
  }
  await tx.execute(sql`select refresh_products(${sql.param(ids)}::int[])`)
  await tx.update(productRefresh).set({ afterId })
  return ids.length
}
