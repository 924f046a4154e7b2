import type { ListProductsQuery } from '@shop/contract/product-list.schema'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { allOf, baseConditions, facetConditions, inCategory, type ProductFilter } from './productFilter.ts'

export function listConditions(filter: ProductFilter): SQL {
  const { category } = filter
  return allOf([
    ...(category === undefined ? [] : [inCategory(category)]),
    ...baseConditions(filter),
    ...facetConditions(filter).values(),
  ])
}

/** Ids of one page of a list, in its order. */
export async function findProductIds(
  db: Database,
  filter: ProductFilter,
  { sort, page, limit }: Pick<ListProductsQuery, 'sort' | 'page' | 'limit'>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from product
    where ${listConditions(filter)}
    order by ${orderOf(sort, filter)}
    limit ${limit} offset ${(page - 1) * limit}`)
  return rows.map(({ id }) => id)
}

export async function countProducts(db: Database, filter: ProductFilter): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::integer as count from product where ${listConditions(filter)}`,
  )
  return rows[0]?.count ?? 0
}

const RECOMMENDED = sql`in_stock desc, popularity desc, id`
const ORDERS: Record<Exclude<ListProductsQuery['sort'], 'recommended_desc'>, SQL> = {
  price_asc: sql`selling_price_paise, id`,
  price_desc: sql`selling_price_paise desc, id desc`,
  discount_desc: sql`discount_percent desc, ${RECOMMENDED}`,
  newest_desc: sql`launched_on desc, id desc`,
  rating_desc: sql`rating_average desc, rating_count desc, id`,
}

/** Of what a search finds, products named after it come before those that it merely suits (shade, wider category). */
function orderOf(sort: ListProductsQuery['sort'], { search }: ProductFilter): SQL {
  if (sort !== 'recommended_desc') return ORDERS[sort]
  if (search === undefined || search === null) return RECOMMENDED
  return sql`(ts_filter(search, '{a}') @@ to_tsquery('shop', ${search})) desc, ${RECOMMENDED}`
}
