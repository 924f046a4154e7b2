import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { Condition } from '../Condition.ts'
import { matches } from './matches.ts'
import { isOfTitle, isTextual } from './toTsquery.ts'

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
  const isText = isTextual(match)
  const each = conditions.map((condition) => {
    // One query of an index for all words.
    if (isText && isTextual(condition)) return isAny(matches({ is: 'all', of: [match, condition] }))
    return isText
      ? sql`exists (select from matching where ${matches(condition)})`
      : sql`exists (
        with meeting as materialized (
          select ${columnsOf([match])} from product where is_active and ${matches(condition)}
        )
        select from meeting where ${matches(match)})`
  })
  // Matches of a text are found once for all conditions, as far as they are read.
  const matching = isText
    ? sql`with matching as materialized (
        select ${columnsOf(conditions)} from product where is_active and ${matches(match)})`
    : sql``
  const { rows } = await db.execute<{ each: boolean[] }>(
    sql`${matching} select array[${sql.join(each, sql`, `)}]::boolean[] as each`,
  )
  return rows[0]?.each ?? []
}

const isAny = (condition: SQL) => sql`exists (
  with meeting as materialized (select from product where is_active and ${condition}) select from meeting)`

/** Columns that conditions read besides an index. The whole search text is large, and few of them read it. */
function columnsOf(conditions: readonly Condition[]): SQL {
  return conditions.some((condition) => !isTextual(condition) && readsAllTexts(condition))
    ? sql`child_id, search_title, search`
    : sql`child_id, search_title`
}

function readsAllTexts(condition: Condition): boolean {
  if (isTextual(condition)) return !isOfTitle(condition)
  if (condition.is === 'category') return false
  return condition.is === 'not' ? readsAllTexts(condition.of) : condition.of.some(readsAllTexts)
}
