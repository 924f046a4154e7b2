import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { all, type Condition } from '../Condition.ts'
import { matches } from './matches.ts'

export async function countMatches(db: Database, match: Condition, max: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from product where is_active and ${matches(match)} limit ${max}) matching`)
  return rows[0]?.total ?? 0
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
  const { rows } = await db.execute<{ each: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as each`,
  )
  return rows[0]?.each ?? []
}
