import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { all, type Condition } from '../Condition.ts'
import { matches } from './matches.ts'

export async function countMatches(db: Database, match: Condition, max: number): Promise<number> {
  const query = sql`
    select count(*)::int as total
    from (select from product where is_active and ${matches(match)} limit ${max}) matching`
  const { rows } = await (isNarrow(match)
    ? readWithBitmaps<{ total: number }>(db, query)
    : db.execute<{ total: number }>(query))
  return rows[0]?.total ?? 0
}

/** True for several conditions at once, which few products or none may meet. */
function isNarrow(match: Condition): boolean {
  return match.is === 'all'
}

export async function areMet(
  db: Database,
  match: Condition,
  conditions: readonly Condition[],
): Promise<boolean[]> {
  const each = conditions.map(
    (condition) =>
      sql`exists (select from product where is_active and ${matches(all(match, condition) ?? match)})`,
  )
  const { rows } = await readWithBitmaps<{ each: boolean[] }>(
    db,
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as each`,
  )
  return rows[0]?.each ?? []
}

/**
 * The planner expects to find the first match soon, and reads the table until it does. Where there is none it reads all products and their search
 * texts. Indexes say so in milliseconds.
 */
async function readWithBitmaps<Row extends Record<string, unknown>>(db: Database, query: SQL) {
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`,
    )
    return tx.execute<Row>(query)
  })
}
