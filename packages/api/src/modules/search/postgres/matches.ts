import { sql, type SQL } from 'drizzle-orm'
import type { Condition } from '../Condition.ts'
import { isOfTitle, isTextual, toTsquery } from './toTsquery.ts'

/** SQL of a condition on a row of `product`. */
export function matches(condition: Condition): SQL {
  if (isTextual(condition)) {
    const column = isOfTitle(condition) ? sql`search_title` : sql`search`
    return sql`${column} @@ to_tsquery('shop', ${toTsquery(condition)})`
  }
  switch (condition.is) {
    case 'category':
      return sql`child_id = any (${sql.param(condition.ids)}::int[])`
    case 'product':
      return sql`id = any (${sql.param(condition.ids)}::int[])`
    case 'option':
      return sql`option_ids && ${sql.param(condition.ids)}::int[]`
    case 'not':
      return sql`not (${matches(condition.of)})`
    case 'all':
      return allOf(condition.of)
    case 'some':
      return condition.atLeast === 1
        ? sql`(${sql.join(condition.of.map(matches), sql` or `)})`
        : sql`${sql.join(
            condition.of.map((one) => sql`(${matches(one)})::int`),
            sql` + `,
          )} >= ${condition.atLeast}`
  }
}

/** One query of an index for all texts is faster than one for each. */
function allOf(conditions: readonly Condition[]): SQL {
  const texts = conditions.filter(isTextual)
  const ofTitle = texts.filter(isOfTitle)
  const ofAll = texts.filter((text) => !isOfTitle(text))
  const others = conditions.filter((one) => !isTextual(one))
  const together = [ofTitle, ofAll].filter((some) => some.length > 0)
  const parts = [...others.map(matches), ...together.map((of) => matches({ is: 'all', of }))]
  return sql`(${sql.join(parts, sql` and `)})`
}
