import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { Condition } from '../Condition.ts'
import type { MatchCount } from '../SearchEngine.ts'
import { toTsquery } from './toTsquery.ts'

/** Counting more products would change nothing. */
const COUNTED_MAX = 5_000

export async function countMatches(
  db: Database,
  match: Condition,
  conditions: readonly Condition[],
): Promise<MatchCount> {
  const counts = conditions.map(
    (condition) => sql`count(*) filter (where search @@ to_tsquery('shop', ${toTsquery(condition)}))::int`,
  )
  const { rows } = await db.execute<{ total: number; each: number[] }>(sql`
    select count(*)::int as total, array[${sql.join(counts, sql`, `)}]::int[] as each
    from (
      select search from product where is_active and search @@ to_tsquery('shop', ${toTsquery(match)}) limit ${COUNTED_MAX}
    ) matching`)
  return rows[0] ?? { total: 0, each: [] }
}
