import { sql, type SQL } from 'drizzle-orm'
import type { Condition } from '../Condition.ts'
import { isTextual, toTsquery } from './toTsquery.ts'

/** SQL of a condition on a row of `product`. */
export function matches(condition: Condition): SQL {
  if (isTextual(condition)) return sql`search @@ to_tsquery('shop', ${toTsquery(condition)})`
  switch (condition.is) {
    case 'category':
      return sql`child_id = any (${sql.param(condition.ids)}::int[])`
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

/** One query of the index for all texts is faster than one for each. */
function allOf(conditions: readonly Condition[]): SQL {
  const texts = conditions.filter(isTextual)
  const others = conditions.filter((one) => !isTextual(one))
  const parts = [...(texts.length > 0 ? [matches({ is: 'all', of: texts })] : []), ...others.map(matches)]
  return sql`(${sql.join(parts, sql` and `)})`
}
