import { sql, type SQL } from 'drizzle-orm'
import { newProductsSince } from '#modules/products/isNew.ts'
import type { ProductFilter } from '#modules/products/productFilter.ts'
import { matches } from './matches.ts'

const CATEGORY_COLUMN = { main: sql`main_id`, sub: sql`sub_id`, child: sql`child_id` }

export function conditionOf(filter: ProductFilter): SQL {
  const { category, search, collection, offer, brandIds, price, discount, options } = filter
  const { inStock, ratingMin, storeId } = filter
  const conditions: (SQL | undefined)[] = [
    sql`is_active`,
    category && sql`${CATEGORY_COLUMN[category.level]} = ${category.id}`,
    search === null ? sql`false` : undefined,
    search ? matches(search.match) : undefined,
    collection === 'best-sellers' ? sql`is_best_seller` : undefined,
    collection === 'new-launches' ? sql`launched_on > ${newProductsSince()}` : undefined,
    offer && sql`id = any (${sql.param(offer.productIds)}::int[])`,
    inStock ? sql`in_stock` : undefined,
    storeId === undefined ? undefined : sql`store_ids @> array[${storeId}::int]`,
    isOneOf(brandIds),
    between(sql`price_paise`, price),
    between(sql`discount_percent`, discount),
    ratingMin === undefined ? undefined : sql`rating_average >= ${ratingMin}`,
    // A list of products in stock requires the selected option values in stock, too.
    ...[...options.values()].map(
      (ids) => sql`${inStock ? sql`available_option_ids` : sql`option_ids`} && ${sql.param(ids)}::int[]`,
    ),
  ]
  return sql.join(
    conditions.filter((condition) => condition !== undefined),
    sql` and `,
  )
}

/** The index of a brand has its order; that of several has none. */
function isOneOf(brandIds: readonly number[]): SQL | undefined {
  if (brandIds.length > 1) return sql`brand_id = any (${sql.param(brandIds)}::int[])`
  return brandIds[0] === undefined ? undefined : sql`brand_id = ${brandIds[0]}`
}

function between(
  column: SQL,
  { min, max }: { min: number | undefined; max: number | undefined },
): SQL | undefined {
  if (min === undefined && max === undefined) return undefined
  if (min === undefined) return sql`${column} <= ${max}`
  if (max === undefined) return sql`${column} >= ${min}`
  return sql`${column} between ${min} and ${max}`
}
