import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { Condition } from '../Condition.ts'
import { matches } from './matches.ts'

// Where the planner wants only the first matches, it expects to find them soon, and reads the table until it does: all products and their
// search texts where there are none. It plans a materialized query for every match, by the indexes, and the rows still come one by one.

export async function countMatches(db: Database, match: Condition, max: number): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(sql`
    with matching as materialized (select from product where is_active and ${matches(match)})
    select count(*)::int as total from (select from matching limit ${max}) counted`)
  return rows[0]?.total ?? 0
}

export async function areMet(
  db: Database,
  match: Condition,
  conditions: readonly Condition[],
): Promise<boolean[]> {
  // The indexes find what meets both. Most types have few products that a word describes, and some words have many.
  const each = conditions.map((condition) =>
    isAny(isOneOf(match, condition) ? condition : { is: 'all', of: [match, condition] }),
  )
  const { rows } = await db.execute<{ each: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as each`,
  )
  return rows[0]?.each ?? []
}

/** True where what meets the condition is a match anyway. */
const isOneOf = (match: Condition, condition: Condition) =>
  match.is === 'some' && match.atLeast === 1 && match.of.includes(condition)

const isAny = (condition: Condition) => sql`exists (
  with meeting as materialized (select from product where is_active and ${matches(condition)}) select from meeting)`
