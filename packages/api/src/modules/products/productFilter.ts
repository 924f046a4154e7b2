import { DEFAULT_FILTERS } from '@shop/contract/limits'
import { sql, type SQL } from 'drizzle-orm'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import { newSince } from './isNew.ts'

/** What a list is narrowed to, with names looked up. Prices in paise. */
export interface ProductFilter {
  category: { level: CategoryLevel; id: number } | undefined
  /** A tsquery; null finds nothing. */
  search: string | null | undefined
  collection: 'best-sellers' | 'new-launches' | undefined
  brandIds: readonly number[]
  price: { min: number | undefined; max: number | undefined }
  discount: { min: number | undefined; max: number | undefined }
  /** Ids of the option values chosen in each group: any of them within a group, every group. */
  options: ReadonlyMap<string, readonly number[]>
  inStock: boolean
  ratingMin: number | undefined
  deliveryCity: string | undefined
}

const CATEGORY_COLUMN = { main: sql`main_id`, sub: sql`sub_id`, child: sql`child_id` }

export function inCategory({ level, id }: { level: CategoryLevel; id: number }): SQL {
  return sql`${CATEGORY_COLUMN[level]} = ${id}`
}

/** The filters that no facet is counted without: all but those of `facetConditions`. */
export function baseConditions(filter: ProductFilter): SQL[] {
  const { search, collection, inStock, deliveryCity } = filter
  const conditions = [sql`is_active`]
  if (search === null) conditions.push(sql`false`)
  else if (search !== undefined) conditions.push(sql`search @@ to_tsquery('shop', ${search})`)
  if (collection === 'best-sellers') conditions.push(sql`is_best_seller`)
  if (collection === 'new-launches') conditions.push(sql`launched_on > ${newSince()}`)
  if (inStock) conditions.push(sql`in_stock`)
  if (deliveryCity !== undefined) {
    conditions.push(sql`store_ids @> array(select id from store where city = ${deliveryCity})`)
  }
  return conditions
}

/** Each filter that is a facet of its own, where it is set. The category is kept apart: most lists start from it. */
export function facetConditions(filter: ProductFilter): Map<string, SQL> {
  const { brandIds, price, discount, ratingMin, options } = filter
  const conditions = new Map<string, SQL>()
  if (brandIds.length > 0) conditions.set('brands', sql`brand_id = any (${sql.param(brandIds)}::int[])`)
  const priceRange = between(sql`selling_price_paise`, price)
  if (priceRange !== undefined) conditions.set('price', priceRange)
  const discountRange = between(sql`discount_percent`, discount)
  if (discountRange !== undefined) conditions.set('discount', discountRange)
  if (ratingMin !== undefined) conditions.set('rating', sql`rating_average >= ${ratingMin}`)
  for (const [group, ids] of options) {
    conditions.set(optionFacet(group), sql`${optionColumn(filter)} && ${sql.param(ids)}::int[]`)
  }
  return conditions
}

/** Where a list shows only what is in stock, so must the option values be that it is narrowed to. */
export function optionColumn({ inStock }: ProductFilter): SQL {
  return inStock ? sql`available_option_ids` : sql`option_ids`
}

export function optionFacet(group: string): string {
  return `option ${group}`
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

/** All conditions hold. */
export function allOf(conditions: Iterable<SQL>): SQL {
  return sql.join([...conditions], sql` and `)
}

/** A bound that nobody has touched bounds nothing: a saree for 60,000 is in a list that says "up to 50,000 and more". */
export function untouched(name: keyof typeof DEFAULT_FILTERS, value: number): number | undefined {
  return value === DEFAULT_FILTERS[name] ? undefined : value
}
