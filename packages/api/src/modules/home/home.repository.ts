import { asc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { banner, homeSection, type HomeSectionRule } from '#database/schema/home.ts'
import { face } from '#modules/brands/brands.repository.ts'
import { newProductsSince } from '#modules/products/isNew.ts'
import { RECOMMENDED } from '#modules/products/recommended.ts'

const BANNERS_MAX = 10
const SECTIONS_MAX = 20
const PRODUCTS_PER_SECTION = 8
const BEST_SELLERS = 10
const BRANDS_MAX = 60
/** Brands of a shop that has chosen none. */
const BRANDS_OF_ITS_OWN = 12

/** Banners of this moment. */
export function listBanners(db: Database) {
  return db
    .select()
    .from(banner)
    .where(sql`coalesce(${banner.startsAt} <= now(), true) and coalesce(${banner.endsAt} > now(), true)`)
    .orderBy(asc(banner.position), asc(banner.id))
    .limit(BANNERS_MAX)
}

export function listSections(db: Database) {
  return db
    .select()
    .from(homeSection)
    .orderBy(asc(homeSection.position), asc(homeSection.id))
    .limit(SECTIONS_MAX)
}

/** The chosen brands; without any, those with the most products. */
export async function listPopularBrands(db: Database) {
  const chosen = await findBrands(db, eq(brand.isPopular, true))
  if (chosen.length > 0) return chosen
  const largest = sql`${brand.id} in (select brand_id from product_count group by brand_id
    having sum(products) > 0 order by sum(products) desc, brand_id limit ${BRANDS_OF_ITS_OWN})`
  return findBrands(db, largest)
}

function findBrands(db: Database, condition: SQL) {
  return db
    .select({ ...getTableColumns(brand), face })
    .from(brand)
    .where(condition)
    .orderBy(sql`fold(name)`)
    .limit(BRANDS_MAX)
}

/** Pictures of the main categories, then the first pictures of products in their order. */
export async function listPicturesOfCategoriesAndProducts(
  db: Database,
  productIds: readonly number[],
): Promise<string[]> {
  const ids = sql`${sql.param([...productIds])}::int[]`
  const { rows } = await db.execute<{ address: string }>(sql`
    select address from (
      select logo as address, 0 as place from category where level = 'main' and logo is not null
      union all
      select media[1], array_position(${ids}, id) from product where id = any(${ids}) and media <> '{}'
    ) shown order by place`)
  return rows.map(({ address }) => address)
}

/** Products of a section that are in stock, best first. */
export async function findSectionProductIds(db: Database, rule: HomeSectionRule): Promise<number[]> {
  const { condition, order } = selectionOf(rule)
  const limit = rule.kind === 'best-sellers' ? BEST_SELLERS : PRODUCTS_PER_SECTION
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from product where is_active and in_stock and ${condition} order by ${order} limit ${limit}`)
  return rows.map(({ id }) => id)
}

function selectionOf(rule: HomeSectionRule): { condition: SQL; order: SQL } {
  switch (rule.kind) {
    case 'best-sellers':
      return { condition: sql`is_best_seller`, order: RECOMMENDED }
    case 'new':
      return { condition: sql`launched_on > ${newProductsSince()}`, order: sql`launched_on desc, id desc` }
    case 'discount':
      return { condition: sql`discount_percent > 0`, order: sql`discount_percent desc, ${RECOMMENDED}` }
    case 'category':
      return {
        condition: sql`${sql.raw(`${rule.level}_id`)} = (select id from category where level = ${rule.level} and slug = ${rule.slug})`,
        order: RECOMMENDED,
      }
    case 'brand':
      return {
        condition: sql`brand_id = (select id from brand where slug = ${rule.slug})`,
        order: RECOMMENDED,
      }
    case 'products': {
      const slugs = sql`${sql.param([...rule.slugs])}::text[]`
      return { condition: sql`slug = any(${slugs})`, order: sql`array_position(${slugs}, slug)` }
    }
  }
}

/** Fewest products of a category with a row of its own. */
const PRODUCTS_OF_ROW = 4
const CATEGORY_ROWS = 6
/** Number of categories from which a level is fine enough for rows. */
const ENOUGH_CATEGORIES = 3

/** Categories with the most products, of the first level with enough of them. */
export async function findLargestCategories(db: Database) {
  const { rows } = await db.execute<{ level: 'main' | 'sub' | 'child'; slug: string; name: string }>(sql`
    with counted as (
      select c.level, c.slug, c.name, c.id, sum(p.products) as products from product_count p
      join category c on c.id in (p.main_id, p.sub_id, p.child_id)
      group by c.id having sum(p.products) >= ${PRODUCTS_OF_ROW}
    ), levels as (
      select level from counted group by level order by count(*) >= ${ENOUGH_CATEGORIES} desc, level limit 1
    )
    select level, slug, name from counted join levels using (level) order by products desc, id limit ${CATEGORY_ROWS}`)
  return rows
}
