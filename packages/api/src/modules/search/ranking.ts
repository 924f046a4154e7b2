import { sql, type SQL } from 'drizzle-orm'
import { newProductsSince } from '../products/isNew.ts'
import type { SearchQuery } from './SearchQuery.ts'

/**
 * Weights of the order of search results. A product has the sum of the parts that hold for it:
 * - `typed`: it is what was asked for, by the name that the shopper used, and not a kind of it: a kurta before a kurta set.
 * - `type`: it is the same thing under another name, or a kind of it. A title that only mentions it has neither.
 * - `brand`: the brand that was asked for, also where its name has another meaning. Worth as much as the type: both were named.
 * - `word`: each quality in title, categories or options; in a description it counts `described`, since that is often said in passing.
 * - `phrase`: the typed words side by side, as in "running shoes": a small preference among equals.
 * - `inStock`: what can't be bought comes later, but before things that were not asked for.
 * - `popularity`: what others buy, growing ever more slowly; less than any word of the shopper.
 * - `isNew`: decides between equals.
 */
export const WEIGHTS = {
  typed: 5,
  type: 4,
  brand: 4,
  word: 2,
  described: 1.2,
  phrase: 0.5,
  inStock: 1.5,
  popularity: 0.8,
  isNew: 0.1,
} as const

/** Popularity with half of its weight. */
const HALF_POPULARITY = 2_000

/** Score of a row of `product`; the highest is shown first. */
export function scoreOf({ wanted }: SearchQuery): SQL {
  const { typed, type, kinds, words, phrase, brandIds } = wanted
  const parts = [
    sql`in_stock::int * ${WEIGHTS.inStock}::float8`,
    sql`(popularity / (popularity + ${HALF_POPULARITY}::float8)) * ${WEIGHTS.popularity}::float8`,
    sql`(launched_on > ${newProductsSince()})::int * ${WEIGHTS.isNew}::float8`,
    ...(typed === undefined || type === undefined
      ? []
      : [
          sql`case when ${has(typed)}${kinds === undefined ? sql`` : sql` and not ${has(kinds)}`} then ${WEIGHTS.typed}::float8 when ${has(type)} then ${WEIGHTS.type}::float8 else 0 end`,
        ]),
    ...(brandIds.length === 0
      ? []
      : [sql`(brand_id = any (${sql.param(brandIds)}::int[]))::int * ${WEIGHTS.brand}::float8`]),
    ...words.map(
      (word) =>
        sql`case when ${has(word, 'abc')} then ${WEIGHTS.word}::float8 when ${has(word)} then ${WEIGHTS.described}::float8 else 0 end`,
    ),
    ...(phrase === undefined ? [] : [sql`${has(phrase)}::int * ${WEIGHTS.phrase}::float8`]),
  ]
  return sql.join(parts, sql` + `)
}

function has(query: string, parts?: 'abc'): SQL {
  const text = parts === undefined ? sql`search` : sql`ts_filter(search, '{a,b,c}')`
  return sql`(${text} @@ to_tsquery('shop', ${query}))`
}
