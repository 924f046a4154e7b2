import { sql, type SQL } from 'drizzle-orm'
import type { Condition } from '../Condition.ts'
import { necessaryWords } from './necessaryWords.ts'
import { isOfTitle, isOfWords, isTextual, toTsquery, type TextCondition } from './toTsquery.ts'

/** SQL of a condition on a row of `product`, by indexes: they find the necessary words, and what they found is compared. */
export function matches(condition: Condition): SQL {
  if (isTextual(condition)) {
    if (isOfWords(condition)) return sql`${columnOf(condition)} @@ ${query(toTsquery(condition))}`
    const found = hasNecessary(condition)
    return found === undefined ? meets(condition) : sql`(${found} and ${meets(condition)})`
  }
  if (condition.is === 'all') return allOf(condition.of, matches)
  if (condition.is !== 'some' || condition.atLeast > 1) return meets(condition)
  const found = hasNecessary(condition)
  return found === undefined ? anyOf(condition.of, matches) : sql`(${found} and ${meets(condition)})`
}

/** SQL of a condition on a row of `product` that is read anyway: no index is asked for texts. */
export function meets(condition: Condition): SQL {
  // As an operator, `@@`, an index would be asked, which takes long for the places of words.
  if (isTextual(condition)) return sql`ts_match_vq(${columnOf(condition)}, ${query(toTsquery(condition))})`
  switch (condition.is) {
    case 'category':
      return sql`child_id = any (${sql.param(condition.ids)}::int[])`
    case 'product':
      return sql`id = any (${sql.param(condition.ids)}::int[])`
    case 'option':
      return sql`option_ids && ${sql.param(condition.ids)}::int[]`
    case 'not':
      return sql`not (${meets(condition.of)})`
    case 'all':
      return allOf(condition.of, meets)
    case 'some':
      return condition.atLeast === 1
        ? anyOf(condition.of, meets)
        : sql`${sql.join(
            condition.of.map((one) => sql`(${meets(one)})::int`),
            sql` + `,
          )} >= ${condition.atLeast}`
  }
}

/** SQL for rows with the words without which a condition can't be met. Undefined where it needs none. */
function hasNecessary(condition: Condition): SQL | undefined {
  const found = necessaryWords(condition)?.map((words) => sql`${columnOf(condition)} @@ ${query(words)}`)
  return found && (found.length > 1 ? sql`(${sql.join(found, sql` or `)})` : found[0])
}

const query = (text: string) => sql`to_tsquery('shop', ${text})`

/** The smallest text with all words of the condition: `search` has those of `search_title`, too. */
const columnOf = (condition: Condition) => (readsAllTexts(condition) ? sql`search` : sql`search_title`)

/** True where a condition is about more than titles, brands and colours, which the small `search_title` has. */
function readsAllTexts(condition: Condition): boolean {
  if (isTextual(condition)) return !isOfTitle(condition)
  if (condition.is === 'not') return readsAllTexts(condition.of)
  return 'of' in condition && condition.of.some(readsAllTexts)
}

/** One query of an index for all texts is faster than one for each. */
function allOf(conditions: readonly Condition[], toSql: (condition: Condition) => SQL): SQL {
  const texts = conditions.filter(isTextual)
  const ofTitle = texts.filter(isOfTitle)
  const ofAll = texts.filter((text) => !isOfTitle(text))
  const others = conditions.filter((one) => !isTextual(one))
  const together = [ofTitle, ofAll].flatMap((of): TextCondition[] =>
    of.length > 0 ? [{ is: 'all', of }] : [],
  )
  return sql`(${sql.join([...others, ...together].map(toSql), sql` and `)})`
}

const anyOf = (conditions: readonly Condition[], toSql: (condition: Condition) => SQL) =>
  sql`(${sql.join(conditions.map(toSql), sql` or `)})`
