import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { sql, type SQL } from 'drizzle-orm'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import type { IdSet } from './index/IdSet.ts'
import type { SearchQuery } from '#modules/search/SearchQuery.ts'
import { newProductsSince } from './isNew.ts'

/** Filter of a list with resolved names. Prices are in paise. */
export interface ProductFilter {
  category: { level: CategoryLevel; id: number } | undefined
  /** Null matches nothing. */
  search: SearchQuery | null | undefined
  /** Matches of the search, for counting. */
  found: IdSet | undefined
  collection: 'best-sellers' | 'new-launches' | undefined
  brandIds: readonly number[]
  price: { min: number | undefined; max: number | undefined }
  discount: { min: number | undefined; max: number | undefined }
  /** Option value ids by group. A product needs any of them, in every group. */
  options: ReadonlyMap<string, readonly number[]>
  inStock: boolean
  ratingMin: number | undefined
  storeId: number | undefined
}

const CATEGORY_COLUMN = { main: sql`main_id`, sub: sql`sub_id`, child: sql`child_id` }

export function conditionOf(filter: ProductFilter): SQL {
  const { category, search, collection, brandIds, price, discount, options, inStock, ratingMin, storeId } =
    filter
  const conditions: (SQL | undefined)[] = [
    sql`is_active`,
    category && sql`${CATEGORY_COLUMN[category.level]} = ${category.id}`,
    search === null ? sql`false` : undefined,
    search ? sql`search @@ to_tsquery('shop', ${search.match})` : undefined,
    collection === 'best-sellers' ? sql`is_best_seller` : undefined,
    collection === 'new-launches' ? sql`launched_on > ${newProductsSince()}` : undefined,
    inStock ? sql`in_stock` : undefined,
    storeId === undefined ? undefined : sql`store_ids @> array[${storeId}::int]`,
    brandIds.length > 0 ? sql`brand_id = any (${sql.param(brandIds)}::int[])` : undefined,
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

function between(
  column: SQL,
  { min, max }: { min: number | undefined; max: number | undefined },
): SQL | undefined {
  if (min === undefined && max === undefined) return undefined
  if (min === undefined) return sql`${column} <= ${max}`
  if (max === undefined) return sql`${column} >= ${min}`
  return sql`${column} between ${min} and ${max}`
}

/** A bound at its default does not filter: a saree for 60,000 belongs to "up to 50,000 and more". */
export function exceptDefault(name: keyof typeof DEFAULT_FILTERS, value: number): number | undefined {
  return value === DEFAULT_FILTERS[name] ? undefined : value
}
