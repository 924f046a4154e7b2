import { getTableColumns, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { STANDING } from '#modules/products/recommended.ts'

const BRANDS_MAX = 10_000

const byName = sql`fold(name)`

/** Column of the picture of a brand's best product. */
export const face = sql<string>`coalesce((
  select media[1] from product where brand_id = brand.id and is_active order by in_stock desc, ${STANDING} desc, product.id limit 1
), '')`

const products = sql<number>`(select sum(products) from product_count where brand_id = brand.id)::integer`

export function listBrands(db: Database) {
  return db.select().from(brand).orderBy(byName).limit(BRANDS_MAX)
}

/** Brands that have products, with their faces and the numbers of their products. */
export function listStockedBrands(db: Database) {
  return db
    .select({ ...getTableColumns(brand), face, products })
    .from(brand)
    .where(sql`${brand.id} in (select brand_id from product_count where products > 0)`)
    .orderBy(byName)
    .limit(BRANDS_MAX)
}
