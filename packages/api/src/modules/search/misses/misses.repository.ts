import { desc, lt, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { searchMiss } from '#database/schema/search.ts'

const KEPT_MAX = 10_000

/**
 * Counts a search that did not find what it named. `products` is the number of other products that were shown. The shopper's answer does
 * not wait for the disk: a miss may be lost with the machine.
 */
export async function saveMiss(db: Database, words: string, products: number): Promise<void> {
  await db.execute(sql`
    insert into search_miss as known (words, products)
    select ${words}, ${products}::int from set_config('synchronous_commit', 'off', true)
    on conflict (words) do update set searches = known.searches + 1, products = excluded.products, last_at = now()`)
}

/** The most frequent misses first. */
export function listMisses(db: Database, limit: number) {
  return db
    .select()
    .from(searchMiss)
    .orderBy(desc(searchMiss.searches), desc(searchMiss.lastAt), searchMiss.words)
    .limit(limit)
}

/** Deletes misses of more than three months ago, and all but the latest ones. */
export async function sweepMisses(db: Database): Promise<void> {
  await db.delete(searchMiss).where(lt(searchMiss.lastAt, sql`now() - interval '90 days'`))
  await db.execute(sql`
    delete from search_miss
    where words in (select words from search_miss order by last_at desc, words offset ${KEPT_MAX})`)
}
