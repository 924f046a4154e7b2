import type { ListProductsQuery } from '@shop/contract/product-list.schema'
import { sql, type SQL } from 'drizzle-orm'
import { executePrepared } from '#database/executePrepared.ts'
import type { Database } from '#database/openDatabase.ts'
import { RECOMMENDED, STANDING, WEIGHTED_RATING } from '#modules/products/recommended.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import { SIMILAR_MAX, type ListRequest } from '../SearchEngine.ts'
import { conditionOf } from './conditionOf.ts'
import type { SearchQuery } from '../SearchQuery.ts'
import { matches } from './matches.ts'
import { scoreOf } from './scoreOf.ts'

type Page = Pick<ListRequest, 'filter' | 'sort' | 'page' | 'limit'>

export async function findProductIds(db: Database, page: Page): Promise<number[]> {
  const statement = selectPage(page)
  const rows = keepsItsPlan(page.filter)
    ? await executePrepared<{ id: number }>(db, statement)
    : (await db.execute<{ id: number }>(statement)).rows
  return rows.map(({ id }) => id)
}

/**
 * True for lists whose plan is as good for other values: planning takes longer than reading their page (decision 219). Elsewhere the number of
 * products that a price, or a brand of a large category, has decides where to begin.
 */
function keepsItsPlan({ category, brandIds, price, discount, options, ...others }: ProductFilter): boolean {
  const { search, collection, offer, inStock, ratingMin, storeId } = others
  const narrowed = [
    search,
    collection,
    offer,
    ratingMin,
    storeId,
    price.min,
    price.max,
    discount.min,
    discount.max,
  ]
  return (
    narrowed.every((one) => one === undefined) &&
    !inStock &&
    options.size === 0 &&
    (brandIds.length === 0 || category?.level === 'child')
  )
}

/** Lists in the order "recommended", also of brands and within prices, are read from indices alone. */
export function selectPage({ filter, sort, page, limit }: Page): SQL {
  // For another order than the one that the indexes of categories have, the planner would look for the few products of the category among
  // all products in that order.
  const isSmall = filter.category?.level === 'child' && sort !== 'recommended_desc'
  const listed = isSmall
    ? sql`with listed as materialized (select id, ${ORDERED_BY} from product where ${conditionOf(filter)}) select id from listed`
    : sql`select id from product where ${conditionOf(filter)}`
  return sql`
    ${listed}
    order by ${orderOf(sort, filter)}
    limit ${limit} offset ${(page - 1) * limit}`
}

/** Columns of all orders. */
const ORDERED_BY = sql`in_stock, popularity, price_paise, discount_percent, launched_on, rating_average, rating_sum, rating_count`

/** Every match of the search, and the products of the page: the matches are found, and their search texts read, only once. */
export async function findSearched(
  db: Database,
  { filter, sort, page, limit }: Page,
  search: SearchQuery,
): Promise<{ found: Int32Array; ids: number[] }> {
  const isListed = conditionOf({ ...filter, search: undefined })
  const isByScore = sort === 'recommended_desc'
  const { rows } = await db.execute<{ packed: Buffer; ids: number[] }>(sql`
    with found as materialized (
      select id, ${ORDERED_BY},
        (${isListed}) as is_listed, ${isByScore ? sql`case when ${isListed} then ${scoreOf(search)} end` : sql`null`} as score
      from product where is_active and ${matches(search.match)}
    )
    select
      (select coalesce(string_agg(int4send(id), ''), '') from found) as packed,
      array(
        select id from found where is_listed
        order by ${isByScore ? sql`score desc, ${RECOMMENDED}` : ORDERS[sort]}
        limit ${limit} offset ${(page - 1) * limit}
      ) as ids`)
  const [row] = rows
  if (row === undefined) throw new Error('A selection of values without a row')
  const { packed, ids } = row
  const found = Int32Array.from({ length: packed.length / 4 }, (_, index) => packed.readInt32BE(index * 4))
  return { found, ids }
}

/** What can be bought comes first in every order. */
const ORDERS: Record<Exclude<ListProductsQuery['sort'], 'recommended_desc'>, SQL> = {
  price_asc: sql`in_stock desc, price_paise, id`,
  price_desc: sql`in_stock desc, price_paise desc, id desc`,
  discount_desc: sql`in_stock desc, discount_percent desc, ${STANDING} desc, id`,
  newest_desc: sql`in_stock desc, launched_on desc, id desc`,
  rating_desc: sql`in_stock desc, ${WEIGHTED_RATING} desc, id`,
}

function orderOf(sort: ListProductsQuery['sort'], { search }: ProductFilter): SQL {
  if (sort !== 'recommended_desc') return ORDERS[sort]
  if (search === undefined || search === null) return RECOMMENDED
  return sql`${scoreOf(search)} desc, ${RECOMMENDED}`
}

/** Products of the same category, best first, filled up from neighbouring categories. */
export async function findSimilarIds(db: Database, productId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with asked as (select id, sub_id, child_id from product where id = ${productId})
    (select p.id, 1 as rank from product p, asked
      where p.child_id = asked.child_id and p.id <> asked.id and is_active
      order by in_stock desc, ${STANDING} desc, p.id limit ${SIMILAR_MAX})
    union all
    (select p.id, 2 from product p, asked
      where p.sub_id = asked.sub_id and p.child_id <> asked.child_id and is_active
      order by in_stock desc, ${STANDING} desc, p.id limit ${SIMILAR_MAX})
    order by rank limit ${SIMILAR_MAX}`)
  return rows.map(({ id }) => id)
}
