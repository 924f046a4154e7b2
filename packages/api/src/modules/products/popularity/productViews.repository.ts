import { lt, sql } from 'drizzle-orm'
import { deleteInParts } from '#database/deleteInParts.ts'
import type { Database } from '#database/openDatabase.ts'
import { productView } from '#database/schema/productView.ts'
import { today } from '#time/today.ts'
import { COUNTED_DAYS } from './points.ts'

/** Adds views by slug or id to those of today, in one order for all processes. */
export async function saveViews(db: Database, views: ReadonlyMap<string, number>): Promise<void> {
  await db.execute(sql`
    insert into product_view (product_id, day, views)
    select id, ${today()}::date, sum(seen.views)
    from unnest(${sql.param([...views.keys()])}::text[], ${sql.param([...views.values()])}::int[]) as seen (name, views)
    join product on slug = name or id = case when name ~ '^[0-9]{1,9}$' then name::int end
    group by id order by id
    on conflict (product_id, day) do update set views = product_view.views + excluded.views`)
}

export async function sweepViews(db: Database): Promise<void> {
  await deleteInParts(db, productView, lt(productView.day, sql`${today()}::date - ${COUNTED_DAYS}::int`))
}
