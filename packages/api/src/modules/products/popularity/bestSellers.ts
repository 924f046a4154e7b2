import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { SALE_POINTS, soldPoints, startPoints } from './points.ts'

/** Fewest units that a best seller sold lately. A unit counts half after 30 days. */
const UNITS_MIN = 5
/** A best seller is in the best fiftieth of its sub-category, and one of so many: a badge that many wear says nothing. */
const PART = 50
const PER_CATEGORY = 20
/** Products of a transaction: short enough that feeds and orders do not wait for it. */
const AT_ONCE = 500

interface Change {
  id: number
  isBest: boolean
}

/** Marks the products that sell best in their sub-category. Views don't count: the badge speaks of sales. */
export async function refreshBestSellers(db: Database, signal?: AbortSignal): Promise<void> {
  const changes = await db.withoutDeadlines(findBestSellerChanges)
  for (let first = 0; first < changes.length; first += AT_ONCE) {
    if (signal?.aborted === true) return
    await withRetries(db, (tx) => markBestSellers(tx, changes.slice(first, first + AT_ONCE)))
  }
}

/** Products that become best sellers, and those that cease to be. */
export async function findBestSellerChanges(tx: Transaction): Promise<Change[]> {
  const { rows } = await tx.execute<{ id: number; isBest: boolean }>(sql`
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
    )
    select id, not is_best_seller as "isBest" from product where is_best_seller <> (id in (select id from best)) order by id`)
  return rows
}

export async function markBestSellers(tx: Transaction, changes: readonly Change[]): Promise<void> {
  await tx.execute(sql`
    with changed as (
      select id, new.best
      from product join unnest(${sql.param(changes.map(({ id }) => id))}::int[],
        ${sql.param(changes.map(({ isBest }) => isBest))}::boolean[]) as new (id, best) using (id)
      order by id for no key update of product
    )
    update product set is_best_seller = changed.best from changed where product.id = changed.id`)
}
