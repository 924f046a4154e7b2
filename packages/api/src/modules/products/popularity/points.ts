import { sql } from 'drizzle-orm'

/** Days after which a sale or a view counts half. */
const HALF_LIFE_DAYS = 30
/** Days after which it doesn't count: six halves leave less than 2 per cent. */
export const COUNTED_DAYS = 180
export const SALE_POINTS = 20

const ageOf = (moment: ReturnType<typeof sql>) =>
  sql`greatest(0, extract(epoch from now() - ${moment}) / 86400)`

/** What is left of a point after these days. */
export const decayed = (days: ReturnType<typeof sql>) =>
  sql`power(0.5, ${days}::float8 / ${HALF_LIFE_DAYS}::float8)`

/** Points of products for what was sold and not cancelled or returned. */
export const soldPoints = sql`
  select l.product_id as id, sum((l.quantity - l.quantity_returned) * ${SALE_POINTS}::int * ${decayed(ageOf(sql`o.placed_at`))}) as points
  from orders o join order_line l on l.order_id = o.id
  where o.placed_at > now() - make_interval(days => ${COUNTED_DAYS}::int) and o.status not in ('held', 'expired', 'cancelled')
    and l.status <> 'cancelled' and not l.is_gift
  group by l.product_id`

/** Points that a feed gave for sales elsewhere. */
export const startPoints = sql`
  select id, popularity_start * ${decayed(ageOf(sql`created_at`))} as points from product where popularity_start > 0`
