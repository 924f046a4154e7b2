import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { withRetries } from '#database/withRetries.ts'
import { today } from '#time/today.ts'
import { COUNTED_DAYS, decayed, soldPoints, startPoints } from './points.ts'

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
  const { rows } = await db.withoutDeadlines((tx) =>
    tx.execute<{ id: number; popularity: number }>(changes()),
  )
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

function changes() {
  return sql`
    with sold as (${soldPoints}
    ), seen as (
      select product_id as id, sum(views * ${decayed(sql`(${today()}::date - day)`)}) as points
      from product_view where day > ${today()}::date - ${COUNTED_DAYS}::int group by product_id
    ), started as (${startPoints}
    ), computed as (
      select id, least(round(sum(points)), 1000000000)::int as popularity
      from (select * from sold union all select * from seen union all select * from started) counted group by id
    )
    select id, computed.popularity from computed join product using (id)
    where abs(computed.popularity - product.popularity) > greatest(0.5, ${CHANGE_FROM}::float8 * product.popularity)
    order by abs(computed.popularity - product.popularity) desc, id limit ${RUN_MAX}::int`
}
