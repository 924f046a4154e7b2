import { sql, type SQL } from 'drizzle-orm'
import { newProductsSince } from '#modules/products/isNew.ts'
import { STANDING, WEIGHTED_RATING } from '#modules/products/recommended.ts'
import type { Condition } from '../Condition.ts'
import { additions, HALF_POPULARITY, RATED_MIN, WEIGHTS } from '../ranking.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import { meets } from './matches.ts'
import { isTextual, toTsquery, type TextCondition } from './toTsquery.ts'

/** Score of a row of `product`; the highest is shown first. */
export function scoreOf({ wanted }: SearchQuery): SQL {
  const { titled, own, whole, typed, type, kinds, words, inTurn, brandIds } = wanted
  const parts = [
    sql`in_stock::int * ${WEIGHTS.inStock}::float8`,
    sql`(${STANDING} >= 0)::int * ${WEIGHTS.liked}::float8`,
    sql`(popularity / (popularity + ${HALF_POPULARITY}::float8)) * ${WEIGHTS.popularity}::float8`,
    sql`(${WEIGHTED_RATING} >= ${RATED_MIN}::int)::int * ${WEIGHTS.rated}::float8`,
    sql`(launched_on > ${newProductsSince()})::int * ${WEIGHTS.isNew}::float8`,
    ...(titled === undefined ? [] : [sql`${has(titled)}::int * ${WEIGHTS.titled}::float8`]),
    ...(own === undefined ? [] : [sql`${has(own)}::int * ${WEIGHTS.own}::float8`]),
    ...(whole === undefined ? [] : [sql`${has(whole)}::int * ${WEIGHTS.whole}::float8`]),
    ...(typed === undefined || type === undefined
      ? []
      : [
          sql`case when not in_stock then 0 when ${has(typed)}${kinds === undefined ? sql`` : sql` and not ${has(kinds)}`} then ${WEIGHTS.typed}::float8 when ${has(type)} then ${WEIGHTS.type}::float8 else 0 end`,
        ]),
    ...(brandIds.length === 0
      ? []
      : [sql`(brand_id = any (${sql.param(brandIds)}::int[]))::int * ${WEIGHTS.brand}::float8`]),
    ...words.map(
      (word) =>
        sql`case when ${inTitle(word)} then ${WEIGHTS.word}::float8 when ${has(offered(word))} then ${WEIGHTS.offered}::float8 when ${has(word)} then ${WEIGHTS.described}::float8 else 0 end`,
    ),
    ...(inTurn.length === 0
      ? []
      : [
          sql`case ${sql.join(
            inTurn.map(
              (one, at) => sql`when ${has(one)} then ${(inTurn.length - at) * WEIGHTS.step}::float8 `,
            ),
          )} else 0 end`,
        ]),
    ...additions(wanted).map((added) => sql`${has(added.has)}::int * ${added.weight}::float8`),
  ]
  return sql.join(parts, sql` + `)
}

const has = (condition: Condition) => sql`(${meets(condition)})`

/** Whether title, brand and colours meet a condition on texts. */
const inTitle = (condition: Condition) =>
  isTextual(condition) ? sql`(search_title @@ to_tsquery('shop', ${toTsquery(condition)}))` : has(condition)

/** The condition without descriptions, which other texts of a product have to meet. */
const offered = (condition: Condition) => (isTextual(condition) ? withoutDescriptions(condition) : condition)

function withoutDescriptions(condition: TextCondition): TextCondition {
  switch (condition.is) {
    case 'text':
      return condition.parts === 'ABCD' ? { ...condition, parts: 'ABC' } : condition
    case 'not':
      return { ...condition, of: withoutDescriptions(condition.of) }
    case 'all':
    case 'some':
      return { ...condition, of: condition.of.map(withoutDescriptions) }
  }
}
