import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

/** Counting more products would change nothing. */
const COUNTED_MAX = 5_000

/** Number of products that match, and of those among them that match each query. */
export async function countMatches(
  db: Database,
  match: string,
  queries: readonly string[],
): Promise<{ total: number; each: number[] }> {
  const counts = queries.map(
    (query) => sql`count(*) filter (where search @@ to_tsquery('shop', ${query}))::int`,
  )
  const { rows } = await db.execute<{ total: number; each: number[] }>(sql`
    select count(*)::int as total, array[${sql.join(counts, sql`, `)}]::int[] as each
    from (
      select search from product where is_active and search @@ to_tsquery('shop', ${match}) limit ${COUNTED_MAX}
    ) matching`)
  return rows[0] ?? { total: 0, each: [] }
}
