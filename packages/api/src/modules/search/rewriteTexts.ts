import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { refreshVocabulary } from './refreshVocabulary.ts'

/** Small enough that no order waits long for the lock of a product. */
const BATCH = 200

/** Writes the search texts that differ from what products say, and the phrases for suggestions. Resolves with the number of products. */
export async function rewriteTexts(
  db: Database,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`select id from product order by id`)
  for (let done = 0; done < rows.length; done += BATCH) {
    const ids = rows.slice(done, done + BATCH).map(({ id }) => id)
    await db.execute(sql`select refresh_products(${sql.param(ids)}::int[])`)
    onProgress(done + ids.length, rows.length)
  }
  await db.execute(sql`select note_search_change()`)
  await refreshVocabulary(db)
  return rows.length
}
