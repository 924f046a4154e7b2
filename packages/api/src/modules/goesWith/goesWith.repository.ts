import type { GoesWith } from '@shop/contract/goes-with.schema'
import { asc } from 'drizzle-orm'
import type { Db, Transaction } from '#database/openDatabase.ts'
import { goesWith } from '#database/schema/goesWith.ts'

export async function readGoesWith(db: Db): Promise<GoesWith[]> {
  return db
    .select({ categories: goesWith.categories, with: goesWith.partners })
    .from(goesWith)
    .orderBy(asc(goesWith.position))
}

/** Replaces all. */
export async function writeGoesWith(tx: Transaction, list: readonly GoesWith[]): Promise<void> {
  await tx.delete(goesWith)
  const rows = list.map(({ categories, with: partners }, position) => ({ position, categories, partners }))
  if (rows.length > 0) await tx.insert(goesWith).values(rows)
}
