import type { FacetsWire } from '@shop/contract/product-list.schema'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import type { CategoryLevel } from '#modules/categories/categories.repository.ts'
import {
  allOf,
  baseConditions,
  facetConditions,
  inCategory,
  optionColumn,
  optionFacet,
  type ProductFilter,
} from './productFilter.ts'

const BRANDS_MAX = 200
/** Values of one option group at most, the most frequent ones. */
const OPTIONS_MAX = 100
const DISCOUNT_BUCKETS = [10, 20, 30, 40, 50, 60, 70]
const RATING_FLOORS = [4, 3, 2, 1]

/** Where the categories come from that a list offers: the children of `parent`, or the main categories. */
export interface CategoryFacetScope {
  /** The list without its own category filter, as far as its children are counted. */
  within: { level: CategoryLevel; id: number } | undefined
  children: CategoryLevel
}

export interface CountedOption {
  group: string
  value: string
  count: number
  colorCode: string | null
}

export interface CountedFacets extends Pick<FacetsWire, 'brands' | 'categories' | 'discount' | 'rating'> {
  total: number
  pricePaise: { min: number; max: number }
  options: CountedOption[]
}

/** Everything that a list can be narrowed by, each counted with every other filter applied but its own, in one snapshot. */
export async function countFacets(
  db: Database,
  filter: ProductFilter,
  categories: CategoryFacetScope,
): Promise<CountedFacets> {
  const conditions = [...facetConditions(filter)]
  const passes = (except?: string) =>
    allOf([sql`true`, ...conditions.flatMap(([facet], index) => (facet === except ? [] : [flag(index)]))])
  const { category } = filter
  const base = [...(category === undefined ? [] : [inCategory(category)]), ...baseConditions(filter)]
  const flags = conditions.map(([, condition], index) => sql`, ${condition} as ${flag(index)}`)

  const { rows } = await db.execute<FacetRow>(sql`
    with base as materialized (
      select brand_id, main_id, sub_id, child_id, selling_price_paise as price, discount_percent as discount,
        rating_average as rating, ${optionColumn(filter)} as options${sql.join(flags)}
      from product where ${allOf(base)}
    )
    select numbers.*, brands, options, ${categoryFacet(filter, categories, passes())} as categories
    from (
      select count(*) filter (where ${passes()})::integer as total,
        coalesce(min(price) filter (where ${passes('price')}), 0) as price_min,
        coalesce(max(price) filter (where ${passes('price')}), 0) as price_max,
        ${countsFrom(DISCOUNT_BUCKETS, sql`discount`, passes('discount'))} as discount,
        ${countsFrom(RATING_FLOORS, sql`rating`, passes('rating'))} as rating
      from base
    ) numbers, (
      select coalesce(json_agg(to_json(b) order by b.count desc, fold(b.name)), '[]') as brands
      from (
        select slug, name, count from (
          select brand_id, count(*)::integer as count from base where ${passes('brands')} group by brand_id
        ) counted join brand on brand.id = brand_id
        order by count desc, fold(name) limit ${BRANDS_MAX}
      ) b
    ) brands, (
      select coalesce(json_agg(to_json(o)), '[]') as options from (${optionFacets(filter, passes)}) o
    ) options`)
  const row = rows[0]
  if (row === undefined) throw new Error('An aggregate without a row')
  return {
    total: row.total,
    pricePaise: { min: row.price_min, max: row.price_max },
    brands: row.brands,
    categories: row.categories.map((counted) => ({ ...counted, level: categories.children })),
    options: row.options,
    discount: DISCOUNT_BUCKETS.map((bucket, index) => ({ bucket, count: row.discount[index] ?? 0 })).filter(
      isFound,
    ),
    rating: RATING_FLOORS.map((floor, index) => ({ floor, count: row.rating[index] ?? 0 })).filter(isFound),
  }
}

type FacetRow = {
  total: number
  price_min: number
  price_max: number
  discount: number[]
  rating: number[]
  brands: FacetsWire['brands']
  options: CountedOption[]
  categories: { slug: string; name: string; count: number }[]
}

function flag(index: number): SQL {
  return sql.raw(`passes_${index}`)
}

function isFound({ count }: { count: number }): boolean {
  return count > 0
}

/** For each bound, how many rows that pass are at least that. */
function countsFrom(bounds: readonly number[], column: SQL, passes: SQL): SQL {
  const counts = bounds.map((bound) => sql`count(*) filter (where ${passes} and ${column} >= ${bound})`)
  return sql`array[${sql.join(counts, sql`, `)}]::integer[]`
}

/** One category of a list has no say in what its siblings count, so these may have to be counted outside of `base`. */
function categoryFacet(filter: ProductFilter, { within, children }: CategoryFacetScope, passes: SQL): SQL {
  const column = sql.raw(`${children}_id`)
  const isBase = within?.level === filter.category?.level && within?.id === filter.category?.id
  const rows = isBase
    ? sql`base where ${passes}`
    : sql`product where ${allOf([
        ...(within === undefined ? [] : [inCategory(within)]),
        ...baseConditions(filter),
        ...facetConditions(filter).values(),
      ])}`
  return sql`(
    select coalesce(json_agg(json_build_object('slug', slug, 'name', name, 'count', count) order by position, id), '[]')
    from (select ${column} as category_id, count(*)::integer as count from ${rows} group by 1) counted
    join category on category.id = category_id
  )`
}

function optionFacets(filter: ProductFilter, passes: (except?: string) => SQL): SQL {
  const chosen = [...filter.options.keys()]
  const counted = (where: SQL, groups: SQL) => sql`
    select group_name as "group", name as value, count, option_value.id
    from (
      select option_id, count(*)::integer as count from base, unnest(options) as option_id where ${where} group by 1
    ) counted join option_value on option_value.id = option_id
    where ${groups}`
  const parts = [
    counted(
      passes(),
      chosen.length === 0 ? sql`true` : sql`group_name <> all (${sql.param(chosen)}::text[])`,
    ),
    ...chosen.map((group) => counted(passes(optionFacet(group)), sql`group_name = ${group}`)),
  ]
  return sql`
    select "group", value, count, (
      select color_code from variant where option_value_id = ranked.id and color_code is not null and is_active
      order by variant.id limit 1
    ) as "colorCode"
    from (
      select *, row_number() over (partition by "group" order by count desc, value) as rank
      from (${sql.join(parts, sql` union all `)}) counted
    ) ranked
    where rank <= ${OPTIONS_MAX}
    order by sum(count) over (partition by "group") desc, "group", rank`
}
