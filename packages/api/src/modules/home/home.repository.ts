import { asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { banner, homeSection, type HomeSectionRule } from '#database/schema/home.ts'
import { newProductsSince } from '#modules/products/isNew.ts'

const BANNERS_MAX = 10
const SECTIONS_MAX = 20
const PRODUCTS_PER_SECTION = 8
const BRANDS_MAX = 60

export function listBanners(db: Database) {
  return db.select().from(banner).orderBy(asc(banner.position), asc(banner.id)).limit(BANNERS_MAX)
}

export function listSections(db: Database) {
  return db
    .select()
    .from(homeSection)
    .orderBy(asc(homeSection.position), asc(homeSection.id))
    .limit(SECTIONS_MAX)
}

export function listPopularBrands(db: Database) {
  return db
    .select()
    .from(brand)
    .where(eq(brand.isPopular, true))
    .orderBy(sql`fold(name)`)
    .limit(BRANDS_MAX)
}

/** Products of a section that are in stock, best first. */
export async function findSectionProductIds(db: Database, rule: HomeSectionRule): Promise<number[]> {
  const { condition, order } = selectionOf(rule)
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from product where is_active and in_stock and ${condition} order by ${order} limit ${PRODUCTS_PER_SECTION}`)
  return rows.map(({ id }) => id)
}

function selectionOf(rule: HomeSectionRule): { condition: SQL; order: SQL } {
  const order = sql`in_stock desc, popularity desc, id`
  switch (rule.kind) {
    case 'best-sellers':
      return { condition: sql`is_best_seller`, order }
    case 'new':
      return { condition: sql`launched_on > ${newProductsSince()}`, order: sql`launched_on desc, id desc` }
    case 'discount':
      return { condition: sql`discount_percent > 0`, order: sql`discount_percent desc, ${order}` }
    case 'category':
      return {
        condition: sql`${sql.raw(`${rule.level}_id`)} = (select id from category where level = ${rule.level} and slug = ${rule.slug})`,
        order,
      }
  }
}
