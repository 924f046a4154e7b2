import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { today } from '#time/today.ts'

/** Days after which a sale or a view counts half. */
const HALF_LIFE_DAYS = 30
/** Days after which it doesn't count: six halves leave less than 2 per cent. */
export const COUNTED_DAYS = 180
const SALE_POINTS = 20
/** Smaller changes move no product noticeably, and each change renews pages and the search. */
const CHANGE_FROM = 0.05
/** Products of a transaction, and of a run. The next run changes the others. */
const AT_ONCE = 500
const RUN_MAX = 20_000

/**
 * Sets the popularity of products from what shoppers bought and opened, and from the start that a feed gave. Each counts half as much after
 * 30 days. The largest changes come first.
 */
export async function refreshPopularity(db: Database, signal?: AbortSignal): Promise<void> {
  const { rows } = await db.execute<{ id: number; popularity: number }>(changes())
  for (let first = 0; first < rows.length; first += AT_ONCE) {
    if (signal?.aborted === true) return
    const batch = rows.slice(first, first + AT_ONCE).toSorted((a, b) => a.id - b.id)
    await withRetries(db, (tx) =>
      tx.execute(sql`
        update product set popularity = new.popularity
        from unnest(${sql.param(batch.map(({ id }) => id))}::int[],
          ${sql.param(batch.map(({ popularity }) => popularity))}::int[]) as new (id, popularity)
        where product.id = new.id`),
    )
  }
}

const ageOf = (moment: ReturnType<typeof sql>) =>
  sql`greatest(0, extract(epoch from now() - ${moment}) / 86400)`
const decayed = (days: ReturnType<typeof sql>) => sql`power(0.5, ${days}::float8 / ${HALF_LIFE_DAYS}::float8)`

function changes() {
  return sql`
    with sold as (
      select l.product_id as id, sum((l.quantity - l.quantity_returned) * ${SALE_POINTS}::int * ${decayed(ageOf(sql`o.placed_at`))}) as points
      from orders o join order_line l on l.order_id = o.id
      where o.placed_at > now() - make_interval(days => ${COUNTED_DAYS}::int) and o.status not in ('held', 'expired', 'cancelled')
        and l.status <> 'cancelled' and not l.is_gift
      group by l.product_id
    ), seen as (
      select product_id as id, sum(views * ${decayed(sql`(${today()}::date - day)`)}) as points
      from product_view where day > ${today()}::date - ${COUNTED_DAYS}::int group by product_id
    ), started as (
      select id, popularity_start * ${decayed(ageOf(sql`created_at`))} as points from product where popularity_start > 0
    ), computed as (
      select id, least(round(sum(points)), 1000000000)::int as popularity
      from (select * from sold union all select * from seen union all select * from started) counted group by id
    )
    select id, computed.popularity from computed join product using (id)
    where abs(computed.popularity - product.popularity) > greatest(0.5, ${CHANGE_FROM}::float8 * product.popularity)
    order by abs(computed.popularity - product.popularity) desc, id limit ${RUN_MAX}::int`
}
