import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

export interface AuditFinding {
  audit: string
  finding: string
}

const AUDITS: Readonly<Record<string, SQL>> = {
  'A1 stock is the sum of its moves': sql`
    select format('store %s, variant %s: %s on hand and %s reserved, but moves say %s and %s', store_id, variant_id,
      s.on_hand, s.reserved, m.on_hand, m.reserved) as finding
    from stock s full join (
      select store_id, variant_id, sum(d_on_hand) as on_hand, sum(d_reserved) as reserved from stock_move group by 1, 2
    ) m using (store_id, variant_id)
    where (s.on_hand, s.reserved) is distinct from (m.on_hand, m.reserved)`,

  'A2 an order reserves exactly the units it has yet to ship': sql`
    with wanted as (
      select o.hold_id, l.variant_id,
        case when o.status in ('held', 'confirmed', 'packed') and l.status = 'ordered' then l.quantity else 0 end as units
      from orders o join order_line l on l.order_id = o.id
    ), reserved as (
      select ref as hold_id, variant_id, sum(d_reserved) as units
      from stock_move where kind in ('reserve', 'release', 'ship') group by 1, 2
    )
    select format('hold %s, variant %s: reserves %s instead of %s', hold_id, variant_id, k.units, w.units) as finding
    from wanted w full join reserved k using (hold_id, variant_id)
    where coalesce(w.units, 0) <> coalesce(k.units, 0)
      -- A hold that a late payment replaced by a new one has ended.
      and (w.hold_id is not null or coalesce(k.units, 0) <> 0)`,

  'A3 nothing is held longer than promised': sql`
    select format('%s is held since %s', number, hold_until) as finding
    from orders where status = 'held' and hold_until < now() - interval '60 seconds'`,

  'A4 captured money equals the amount due': sql`
    with money as (
      select order_id, sum(amount_paise) filter (where state in ('captured', 'surplus', 'cod_paid')) as taken,
        bool_or(state in ('captured', 'cod_paid')) as is_paid
      from payment group by 1
    ), back as (
      select order_id, sum(refund.amount_paise) as owed,
        sum(refund.amount_paise) filter (where cause = 'returned') as returned
      from refund join payment on payment.id = payment_id group by 1
    ), line as (
      select order_id, sum(unit_paise * quantity_cancelled - offer_cancelled_paise - coupon_cancelled_paise
        + case when status = 'cancelled' then unit_paise * quantity - offer_paise - coupon_paise else 0 end) as cancelled
      from order_line group by 1
    ), balance as (
      select number, status, total_paise as total, coalesce(taken, 0) as taken, coalesce(owed, 0) as owed,
        coalesce(returned, 0) as returned,
        case when is_paid and status not in ('cancelled', 'expired') then total_paise - coalesce(cancelled, 0) else 0 end as due
      from orders o join money on money.order_id = o.id
        left join back on back.order_id = o.id left join line on line.order_id = o.id
    )
    select format('%s is %s: of %s paise taken %s go back, %s of them for returns; the total is %s and %s are due',
      number, status, taken, owed, returned, total, due) as finding
    from balance where taken - (owed - returned) <> due or owed > taken`,

  'A11 a return refunds its goods, and the delivery fee at most once': sql`
    with back as (
      select order_id, sum(refund.amount_paise) as paise
      from refund join payment on payment.id = payment_id where cause = 'returned' group by 1
    ), units as (
      select order_id, line_id, sum(quantity) as units
      from order_return join order_return_line on return_id = id where status = 'received' group by 1, 2
    ), goods as (
      select units.order_id, sum(unit_paise * units - (offer_paise + coupon_paise) * units / quantity) as paise
      from units join order_line l on l.id = line_id group by 1
    ), fee as (
      select order_id, sum(delivery_paise) as promised,
        coalesce(sum(delivery_paise) filter (where status = 'received'), 0) as paise
      from order_return group by 1
    )
    select format('%s: %s paise go back for returned goods of %s, with %s of %s paise for the delivery', number, back.paise,
      goods.paise, fee.promised, delivery_paise) as finding
    from orders o join fee on fee.order_id = o.id left join back on back.order_id = o.id left join goods on goods.order_id = o.id
    where fee.promised not in (0, delivery_paise)
      or (back.paise is not null and back.paise <> coalesce(goods.paise, 0) + fee.paise)`,

  'A12 a line counts the units of its returns, unless they are withdrawn, and a withdrawn return brings nothing back': sql`
    with units as (
      select line_id, sum(quantity) as units, bool_or(status = 'requested') as is_open
      from order_return join order_return_line on return_id = id where status <> 'withdrawn' group by 1
    )
    select format('line %s of %s is %s with %s returned units, its returns have %s', l.id, number, l.status, quantity_returned,
      coalesce(units, 0)) as finding
    from order_line l join orders o on o.id = l.order_id left join units on line_id = l.id
    where quantity_returned <> coalesce(units, 0)
      or (l.status = 'return_requested') <> coalesce(is_open, false)
      or (l.status = 'returned') <> (coalesce(units, 0) > 0 and not is_open)
    union all
    select format('the withdrawn return %s has a fee or a refund', r.id)
    from order_return r left join refund on cause = 'returned' and ref = r.id::text
    where r.status = 'withdrawn' and (delivery_paise <> 0 or refund.id is not null)`,

  'A5 an order with a coupon counts as one use until it is cancelled or expires': sql`
    select format('order %s is %s, and its use of coupon %s counts %s times', o.number, o.status, o.coupon_id,
      count(r.order_id) filter (where r.released_at is null and r.coupon_id = o.coupon_id and r.user_id = o.user_id)) as finding
    from orders o left join coupon_redemption r on r.order_id = o.id
    where o.coupon_id is not null
    group by o.id
    having (o.status in ('cancelled', 'expired'))
      = (count(r.order_id) filter (where r.released_at is null and r.coupon_id = o.coupon_id and r.user_id = o.user_id) = 1)`,

  'A6 a coupon’s uses are those that its ledger counts': sql`
    select format('coupon %s says %s uses, its ledger %s', c.code, c.uses, count(r.order_id)) as finding
    from coupon c left join coupon_redemption r on r.coupon_id = c.id and r.released_at is null
    group by c.id
    having c.uses <> count(r.order_id)`,

  'A7 a coupon is used beyond its limits only for late payments': sql`
    select format('coupon %s: %s uses of %s', c.code, count(*), c.uses_max) as finding
    from coupon c join coupon_redemption r on r.coupon_id = c.id and r.released_at is null and r.honoured_at is null
    group by c.id
    having count(*) > c.uses_max
    union all
    select format('coupon %s, user %s: %s uses of %s', c.code, r.user_id, count(*), c.uses_per_user_max)
    from coupon c join coupon_redemption r on r.coupon_id = c.id and r.released_at is null and r.honoured_at is null
    group by c.id, r.user_id
    having count(*) > c.uses_per_user_max`,

  'A8 the lines of an order share its coupon': sql`
    select format('%s: the lines have %s of %s paise', o.number, sum(l.coupon_paise + l.coupon_cancelled_paise), o.coupon_paise)
      as finding
    from orders o join order_line l on l.order_id = o.id
    group by o.id
    having sum(l.coupon_paise + l.coupon_cancelled_paise) <> o.coupon_paise`,

  'A10 the lines of an order share its offers': sql`
    select format('%s: the lines have %s of %s paise', o.number, sum(l.offer_paise + l.offer_cancelled_paise), o.offer_paise)
      as finding
    from orders o join order_line l on l.order_id = o.id
    group by o.id
    having sum(l.offer_paise + l.offer_cancelled_paise) <> o.offer_paise
      or bool_or((l.offer_title is null) <> (l.offer_paise = 0))`,

  'A9 the ledger holds the delivery promise of every order': sql`
    select format('%s is promised by %s and delivered at %s, but the ledger does not say so', number, promised_by,
      delivered_at) as finding
    from orders o
    where status not in ('cancelled', 'expired') and not exists (
      select from delivery_ledger l where l.order_id = o.id and l.promised_by = o.promised_by
        and (o.delivered_at is null or l.delivered_at is not null))`,
}

/** Contradictions between the rows of stock, orders, payments and coupons. A correct shop has none. */
export async function runAudits(db: Database): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = []
  for (const [audit, query] of Object.entries(AUDITS)) {
    const { rows } = await db.execute<{ finding: string }>(query)
    findings.push(...rows.map(({ finding }) => ({ audit, finding })))
  }
  return findings
}
