import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { setStock } from '#database/setStock.ts'

export interface TestProduct {
  slug: string
  productId: number
  variantId: number
  item: { product_id: number; variant_id: number | null }
}

export interface TestProductOptions {
  /** Rupees. */
  price?: number
  mrp?: number
  /** Units in the store in Delhi, and in that of Jaipur. */
  delhi?: number
  jaipur?: number
  isReturnable?: boolean
  /** Slug of a category at any level. */
  category?: string
}

/** Product without options, with stock of its own, beside the demo catalogue. */
export async function makeTestProduct(
  db: Database,
  { price = 500, mrp = price, delhi = 0, jaipur = 0, isReturnable = true, category }: TestProductOptions = {},
): Promise<TestProduct> {
  const slug = `product-${randomUUID()}`
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
    select ${slug}, 'A product', 'A product', (select min(id) from brand), m.id, s.id, c.id, ${mrp * 100}, ${price * 100}, '2026-01-01'
    from category c join category s on s.id = c.parent_id join category m on m.id = s.parent_id
    where c.level = 'child' and (m.is_returnable and s.is_returnable and c.is_returnable) = ${isReturnable}
      and coalesce(${category ?? null} in (m.slug, s.slug, c.slug), true)
    order by c.id limit 1 returning id`)
  const productId = rows[0]?.id ?? 0
  const { rows: variants } = await db.execute<{ id: number }>(sql`
    insert into variant (product_id, mrp_paise, selling_price_paise)
    values (${productId}, ${mrp * 100}, ${price * 100}) returning id`)
  const variantId = variants[0]?.id ?? 0
  await db.transaction((tx) =>
    setStock(tx, [
      { storeId: 1, variantId, quantity: delhi },
      { storeId: 2, variantId, quantity: jaipur },
    ]),
  )
  return { slug, productId, variantId, item: { product_id: productId, variant_id: null } }
}
