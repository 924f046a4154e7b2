import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

export interface Period {
  from: Date
  /** Exclusive. */
  to: Date
}

export interface DeliveryPromises {
  city: string
  isExpress: boolean
  /** Promises whose time is over, or whose order is delivered. */
  due: number
  kept: number
  /** Broken promises of orders that are still not delivered. */
  overdue: number
  /** Median delay of broken promises, in minutes. Overdue ones count until `now`. */
  lateMedian: number | null
  lateWorst: number | null
}

/** Delivery promises that fell due in a period, by store and kind. Cancelled and expired orders do not count. */
export async function countDeliveryPromises(
  db: Database,
  { from, to }: Period,
  now: Date,
): Promise<DeliveryPromises[]> {
  const { rows } = await db.execute<DeliveryPromises & Record<string, unknown>>(sql`
    with due as (
      select l.store_id, l.is_express, l.delivered_at is null as is_overdue,
        extract(epoch from coalesce(l.delivered_at, ${now.toISOString()}::timestamptz) - l.promised_by) / 60 as late
      from delivery_ledger l join orders o on o.id = l.order_id
      where l.promised_by >= ${from.toISOString()} and l.promised_by < ${to.toISOString()}
        and (l.delivered_at is not null
          or (o.status in ('confirmed', 'packed', 'shipped', 'out_for_delivery') and l.promised_by < ${now.toISOString()}))
    )
    select s.city, is_express as "isExpress", count(*)::int as due,
      count(*) filter (where late <= 0)::int as kept,
      count(*) filter (where is_overdue)::int as overdue,
      round((percentile_cont(0.5) within group (order by late) filter (where late > 0))::numeric)::int as "lateMedian",
      round(max(late) filter (where late > 0))::int as "lateWorst"
    from due join store s on s.id = due.store_id
    group by s.id, is_express order by s.id, is_express desc`)
  return rows
}
