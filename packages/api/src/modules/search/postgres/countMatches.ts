import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { Condition } from '../Condition.ts'
import { hasNecessary, matches, meets, readsAllTexts } from './matches.ts'
import { isTextual } from './toTsquery.ts'

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
  const each = conditions.map((condition) =>
    isOneOf(match, condition)
      ? isAny(sql`select from product where is_active and ${matches(condition)}`)
      : isTextual(match)
        ? // The indexes find what meets both. Most types have few products that a word describes, and some words have many.
          isAny(
            sql`select from product where is_active and ${matches({ is: 'all', of: [match, condition] })}`,
          )
        : isAny(
            sql`select ${columnsOf(match)} from product where is_active and ${matches(condition)}${alsoNecessary(match)}`,
            meets(match),
          ),
  )
  const { rows } = await db.execute<{ each: boolean[] }>(
    sql`select array[${sql.join(each, sql`, `)}]::boolean[] as each`,
  )
  return rows[0]?.each ?? []
}

/** True where what meets the condition is a match anyway. */
const isOneOf = (match: Condition, condition: Condition) =>
  match.is === 'some' && match.atLeast === 1 && match.of.includes(condition)

/** A rare word of the other condition leaves few products to read. */
function alsoNecessary(condition: Condition): SQL {
  const found = hasNecessary(condition)
  return found === undefined ? sql`` : sql` and ${found}`
}

const isAny = (query: SQL, condition = sql`true`) => sql`exists (
  with meeting as materialized (${query}) select from meeting where ${condition})`

/** Columns that a condition reads besides an index. The whole search text is large, and few of them read it. */
function columnsOf(condition: Condition): SQL {
  const columns = sql`id, child_id, option_ids, search_title`
  return readsAllTexts(condition) ? sql`${columns}, search` : columns
}
