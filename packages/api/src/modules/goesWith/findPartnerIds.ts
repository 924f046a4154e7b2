import { sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'
import { RECOMMENDED, STANDING } from '#modules/products/recommended.ts'

const PARTNERS_MAX = 12
/** The most popular products of each kind, of which those of the same brand come first, then those of a similar price. */
const POPULAR = 10
const OF_A_KIND = 3

/**
 * Products in stock that complete a product: one of each kind that goes with its nearest category, then a second one. Where the operator names
 * none, kinds of the same sub-category come first, then others of the main category by their popularity.
 */
export async function findPartnerIds(db: Db, productId: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    with asked as (
      select main_id, sub_id, child_id, brand_id, price_paise, (
        select partners from goes_with join category on category.slug = any(categories)
        where category.id in (main_id, sub_id, child_id) order by level desc limit 1
      ) as partners
      from product where id = ${productId}
    ), kind as (
      select category.id, array_position(partners, slug) as place
      from asked join category on level = 'child' and slug = any(partners)
      union all
      select child.id, case when sub.id = sub_id then 1 else 2 end
      from asked join category sub on sub.parent_id = main_id join category child on child.parent_id = sub.id
      where partners is null
    )
    select best.id from asked, kind, lateral (
      select id, popularity,
        row_number() over (order by (brand_id = asked.brand_id) desc, abs(price_paise - asked.price_paise), id) as turn
      from (
        select * from product where is_active and in_stock and child_id = kind.id and ${STANDING} >= 0
        order by ${RECOMMENDED} limit ${POPULAR}
      ) popular
      order by turn limit ${OF_A_KIND}
    ) best
    where kind.id <> asked.child_id
    order by turn, place, popularity desc, best.id limit ${PARTNERS_MAX}`)
  return rows.map(({ id }) => id)
}
