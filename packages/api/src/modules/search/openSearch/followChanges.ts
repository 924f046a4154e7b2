import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { deleteChanges, readChanges, type Changes } from './changes.repository.ts'
import { forgetIndex, noteFollowed } from './indexes.repository.ts'
import { productLines } from './productLines.ts'
import { writeAlias, type SearchCluster } from './SearchCluster.ts'

export interface Following {
  db: Database
  cluster: SearchCluster
  /** Alias of the index that shoppers search. */
  alias: string
  /** Is told of a product that the engine refuses; the others are written. */
  onRefused: (product: string) => void
}

/**
 * Brings every index to the changes that were noted, and then deletes the notes. Several processes may do this at once: an index
 * keeps the highest revision of a product. Answers computed before searches see the changes are then computed again.
 */
export async function followChanges(following: Following, signal?: AbortSignal): Promise<void> {
  const { db, cluster, alias } = following
  let isBroad = false
  let changes = await readChanges(db)
  while (changes.places.length > 0) {
    await writeProducts(following, changes)
    await deleteChanges(db, changes.places)
    isBroad ||= changes.isBroad
    if (signal?.aborted === true) break
    changes = await readChanges(db)
  }
  if (isBroad) {
    await cluster.refresh(alias)
    await db.execute(sql`select bump_catalogue_version()`)
  }
  await noteFollowed(db)
}

/** Writes products to indexes. An index that is gone is forgotten, and built again if shoppers need it. */
export async function writeProducts(
  { db, cluster, onRefused }: Following,
  { products, indexes }: Pick<Changes, 'products' | 'indexes'>,
): Promise<void> {
  if (indexes.length === 0) return
  const { missing, refused } = await cluster.write(indexes.flatMap((index) => productLines(index, products)))
  for (const index of indexes) if (missing.includes(writeAlias(index))) await forgetIndex(db, index)
  for (const product of refused) onRefused(product)
}
