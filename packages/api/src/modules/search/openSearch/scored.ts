import { newProductsSince } from '#modules/products/isNew.ts'
import type { Condition, Parts } from '../Condition.ts'
import { additions, RATED_MIN, WEIGHTS } from '../ranking.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import { toQuery, wordsOf, type Query, type Stems } from './toQuery.ts'

/** Words of `whole`, above which it would leave too few clauses to the parts after it. */
const WORDS_MAX = 300
/** OpenSearch refuses a query of more than 1,024 clauses. */
const CLAUSES_MAX = 1_000
/** What has more is a group of types, which are in the same place of all products. */
const WORD_CLAUSES_MAX = 80
const CLAUSE = /"(?:match|terms?|prefix|range)":/g

/** Adds the weights of `ranking.ts` up. */
export function scored({ wanted }: SearchQuery, filter: readonly Query[], stems: Stems): Query {
  const { titled, own, whole, typed, type, kinds, words, inTurn, brandIds } = wanted
  const has = (condition: Condition) => toQuery(condition, stems)
  const worth = (query: Query, boost: number) => ({ constant_score: { filter: query, boost } })
  const best = (...queries: Query[]) => ({ dis_max: { queries } })
  const inStock: Query = { term: { in_stock: true } }
  const parts = [
    worth(inStock, WEIGHTS.inStock),
    worth({ range: { standing: { gte: 0 } } }, WEIGHTS.liked),
    worth({ range: { weighted_rating: { gte: RATED_MIN } } }, WEIGHTS.rated),
    worth({ range: { launched: { gt: newProductsSince() } } }, WEIGHTS.isNew),
    ...(titled === undefined ? [] : [worth(has(titled), WEIGHTS.titled)]),
    ...(own === undefined ? [] : [worth(has(own), WEIGHTS.own)]),
    ...(whole === undefined || wordsOf(whole).length > WORDS_MAX ? [] : [worth(has(whole), WEIGHTS.whole)]),
    ...(typed === undefined || type === undefined
      ? []
      : [
          best(
            worth(
              { bool: { filter: [inStock, has(typed)], must_not: kinds === undefined ? [] : [has(kinds)] } },
              WEIGHTS.typed,
            ),
            worth({ bool: { filter: [inStock, has(type)] } }, WEIGHTS.type),
          ),
        ]),
    ...(brandIds.length === 0 ? [] : [worth({ terms: { brand: brandIds } }, WEIGHTS.brand)]),
    ...words.map((word) =>
      clausesOf(has(word)) > WORD_CLAUSES_MAX
        ? worth(has(word), WEIGHTS.word)
        : best(
            worth(has(within(word, 'AB')), WEIGHTS.word),
            worth(has(within(word, 'ABC')), WEIGHTS.offered),
            worth(has(word), WEIGHTS.described),
          ),
    ),
    ...(inTurn.length === 0
      ? []
      : [best(...inTurn.map((one, at) => worth(has(one), (inTurn.length - at) * WEIGHTS.step)))]),
    ...additions(wanted).map((added) => worth(has(added.has), added.weight)),
  ]
  return {
    function_score: {
      query: { bool: { filter, should: fitting(parts, CLAUSES_MAX - clausesOf(filter)) } },
      field_value_factor: { field: 'popular', factor: WEIGHTS.popularity },
      boost_mode: 'sum',
    },
  }
}

const clausesOf = (queries: unknown): number => JSON.stringify(queries).match(CLAUSE)?.length ?? 0

/** The parts of a score that fit into so many clauses, the first ones first: few searches have more, and what is left out moves products in the list. */
function fitting(parts: readonly Query[], max: number): Query[] {
  let left = max
  return parts.filter((part) => {
    const clauses = clausesOf(part)
    if (clauses > left) return false
    left -= clauses
    return true
  })
}

const COMMON: Record<Parts, Record<'AB' | 'ABC', Parts>> = {
  A: { AB: 'A', ABC: 'A' },
  B: { AB: 'B', ABC: 'B' },
  AB: { AB: 'AB', ABC: 'AB' },
  ABC: { AB: 'AB', ABC: 'ABC' },
  ABCD: { AB: 'AB', ABC: 'ABC' },
  BC: { AB: 'B', ABC: 'BC' },
}

/** The condition on fewer parts of the search text. */
function within(condition: Condition, parts: 'AB' | 'ABC'): Condition {
  switch (condition.is) {
    case 'text':
      return { ...condition, parts: COMMON[condition.parts][parts] }
    case 'category':
    case 'product':
    case 'option':
      return condition
    case 'not':
      return { ...condition, of: within(condition.of, parts) }
    case 'all':
    case 'some':
      return { ...condition, of: condition.of.map((one) => within(one, parts)) }
  }
}
