import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { SALE_POINTS, soldPoints, startPoints } from './points.ts'

/** Fewest units that a best seller sold lately. A unit counts half after 30 days. */
const UNITS_MIN = 5
/** A best seller is in the best tenth of its sub-category, and one of so many. */
const PART = 10
const PER_CATEGORY = 20

/** Marks the products that sell best in their sub-category. Views don't count: the badge speaks of sales. */
export async function markBestSellers(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    with counted as (
      select id, sum(points) as points from (${soldPoints} union all ${startPoints}) each
      group by id having sum(points) >= ${UNITS_MIN * SALE_POINTS}::int
    ), placed as (
      select id, sub_id, row_number() over (partition by sub_id order by points desc, id) as place
      from counted join product using (id) where is_active
    ), size as (
      select sub_id, sum(products) as products from product_count group by sub_id
    ), best as (
      select id from placed join size using (sub_id)
      where place <= least(ceil(products / ${PART}::numeric), ${PER_CATEGORY}::int)
    ), changed as (
      select id from product where is_best_seller <> (id in (select id from best)) order by id for no key update
    )
    update product set is_best_seller = not is_best_seller where id in (select id from changed)`)
}
