import type { ListProductsQuery } from '@shop/contract/product-list.schema'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { scoreOf } from '#modules/search/ranking.ts'
import { conditionOf, type ProductFilter } from './productFilter.ts'

export async function findProductIds(
  db: Database,
  filter: ProductFilter,
  { sort, page, limit }: Pick<ListProductsQuery, 'sort' | 'page' | 'limit'>,
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from product
    where ${conditionOf(filter)}
    order by ${orderOf(sort, filter)}
    limit ${limit} offset ${(page - 1) * limit}`)
  return rows.map(({ id }) => id)
}

const RECOMMENDED = sql`in_stock desc, popularity desc, id`
const ORDERS: Record<Exclude<ListProductsQuery['sort'], 'recommended_desc'>, SQL> = {
  price_asc: sql`price_paise, id`,
  price_desc: sql`price_paise desc, id desc`,
  discount_desc: sql`discount_percent desc, ${RECOMMENDED}`,
  newest_desc: sql`launched_on desc, id desc`,
  rating_desc: sql`rating_average desc, rating_count desc, id`,
}

function orderOf(sort: ListProductsQuery['sort'], { search }: ProductFilter): SQL {
  if (sort !== 'recommended_desc') return ORDERS[sort]
  if (search === undefined || search === null) return RECOMMENDED
  return sql`${scoreOf(search)} desc, ${RECOMMENDED}`
}
