import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { sql, type SQL } from 'drizzle-orm'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import type { IdSet } from './index/IdSet.ts'
import { newSince } from './isNew.ts'

/** What a list is narrowed to, with names looked up. Prices in paise. */
export interface ProductFilter {
  category: { level: CategoryLevel; id: number } | undefined
  /** A tsquery; null finds nothing. */
  search: string | null | undefined
  /** What the tsquery finds, for counting. */
  found: IdSet | undefined
  collection: 'best-sellers' | 'new-launches' | undefined
  brandIds: readonly number[]
  price: { min: number | undefined; max: number | undefined }
  discount: { min: number | undefined; max: number | undefined }
  /** Ids of the option values chosen in each group: any of them within a group, every group. */
  options: ReadonlyMap<string, readonly number[]>
  inStock: boolean
  ratingMin: number | undefined
  /** Id of the store that delivers to the city asked for. */
  storeId: number | undefined
}

const CATEGORY_COLUMN = { main: sql`main_id`, sub: sql`sub_id`, child: sql`child_id` }

/** The filter as a condition on `product`. */
export function conditionOf(filter: ProductFilter): SQL {
  const { category, search, collection, brandIds, price, discount, options, inStock, ratingMin, storeId } =
    filter
  const conditions: (SQL | undefined)[] = [
    sql`is_active`,
    category && sql`${CATEGORY_COLUMN[category.level]} = ${category.id}`,
    search === null ? sql`false` : undefined,
    search ? sql`search @@ to_tsquery('shop', ${search})` : undefined,
    collection === 'best-sellers' ? sql`is_best_seller` : undefined,
    collection === 'new-launches' ? sql`launched_on > ${newSince()}` : undefined,
    inStock ? sql`in_stock` : undefined,
    storeId === undefined ? undefined : sql`store_ids @> array[${storeId}::int]`,
    brandIds.length > 0 ? sql`brand_id = any (${sql.param(brandIds)}::int[])` : undefined,
    between(sql`price_paise`, price),
    between(sql`discount_percent`, discount),
    ratingMin === undefined ? undefined : sql`rating_average >= ${ratingMin}`,
    // Where a list shows only what is in stock, so must the option values be that it is narrowed to.
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

/** A bound that nobody has touched bounds nothing: a saree for 60,000 is in a list that says "up to 50,000 and more". */
export function untouched(name: keyof typeof DEFAULT_FILTERS, value: number): number | undefined {
  return value === DEFAULT_FILTERS[name] ? undefined : value
}
