import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { all, type Condition } from '../Condition.ts'
import type { MatchCount } from '../SearchEngine.ts'
import { matches } from './matches.ts'

/** Counting more products would change nothing. */
const COUNTED_MAX = 5_000

export async function countMatches(
  db: Database,
  match: Condition,
  conditions: readonly Condition[],
  max = COUNTED_MAX,
): Promise<MatchCount> {
  const counts = conditions.map((condition) => sql`count(*) filter (where ${matches(condition)})::int`)
  const { rows } = await db.execute<MatchCount & Record<string, unknown>>(sql`
    select count(*)::int as total, array[${sql.join(counts, sql`, `)}]::int[] as each
    from (select search, child_id from product where is_active and ${matches(match)} limit ${max}) matching`)
  const { total, each } = rows[0] ?? { total: 0, each: [] }
  if (total < max) return { total, each }
  // A rare condition may hold for none of those.
  const counted = conditions.map(async (condition, index) => {
    const count = each[index] ?? 0
    return count > 0 ? count : (await countMatches(db, all(match, condition) ?? match, [], max)).total
  })
  return { total, each: await Promise.all(counted) }
}
