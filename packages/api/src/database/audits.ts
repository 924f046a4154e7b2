import { sql, type SQL } from 'drizzle-orm'
import type { Database } from './openDatabase.ts'

/** Something that must never be, as one line for an operator. */
export interface AuditFinding {
  audit: string
  finding: string
}

/** Each answers the rows that must not be there, as a text named `finding`. */
const AUDITS: Readonly<Record<string, SQL>> = {
  'A1 stock is the sum of its moves': sql`
    select format('store %s, variant %s: %s on hand and %s reserved, but moves say %s and %s', store_id, variant_id,
      s.on_hand, s.reserved, m.on_hand, m.reserved) as finding
    from stock s full join (
      select store_id, variant_id, sum(d_on_hand) as on_hand, sum(d_reserved) as reserved from stock_move group by 1, 2
    ) m using (store_id, variant_id)
    where (s.on_hand, s.reserved) is distinct from (m.on_hand, m.reserved)`,

  'A2 an order keeps exactly what it has yet to send': sql`
    with wanted as (
      select o.hold_id, l.variant_id,
        case when o.status in ('held', 'confirmed', 'packed') and l.status = 'ordered' then l.quantity else 0 end as units
      from orders o join order_line l on l.order_id = o.id
    ), kept as (
      select ref as hold_id, variant_id, sum(d_reserved) as units
      from stock_move where kind in ('reserve', 'release', 'ship') group by 1, 2
    )
    select format('hold %s, variant %s: keeps %s instead of %s', hold_id, variant_id, k.units, w.units) as finding
    from wanted w full join kept k using (hold_id, variant_id)
    where coalesce(w.units, 0) <> coalesce(k.units, 0)
      -- Holds of orders that were taken up again under a new one have ended.
      and (w.hold_id is not null or coalesce(k.units, 0) <> 0)`,

  'A3 nothing is held longer than promised': sql`
    select format('%s is held since %s', number, hold_until) as finding
    from orders where status = 'held' and hold_until < now() - interval '60 seconds'`,

  'A4 no money is kept that is not owed': sql`
    with money as (
      select order_id, sum(amount_paise) filter (where state in ('captured', 'surplus', 'cod_paid')) as taken
      from payment group by 1
    ), back as (
      select order_id, sum(refund.amount_paise) as owed from refund join payment on payment.id = payment_id group by 1
    )
    select format('%s is %s: of %s paise taken %s go back, the total is %s', number, status, taken, coalesce(owed, 0),
      total_paise) as finding
    from orders o join money on money.order_id = o.id left join back on back.order_id = o.id
    where taken - coalesce(owed, 0) > total_paise or coalesce(owed, 0) > taken
      or (status in ('cancelled', 'expired') and taken > coalesce(owed, 0))`,

  'A5 no coupon is counted for orders that came to nothing': sql`
    select format('%s counts %s uses and has %s orders', c.code, c.uses, used.n) as finding
    from coupon c cross join lateral (
      select count(*) as n from orders where coupon_id = c.id and status not in ('cancelled', 'expired')
    ) used
    where c.uses > used.n`,
}

/** What is wrong with the books; nothing, or the shop has a fault. */
export async function runAudits(db: Database): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = []
  for (const [audit, query] of Object.entries(AUDITS)) {
    const { rows } = await db.execute<{ finding: string }>(query)
    findings.push(...rows.map(({ finding }) => ({ audit, finding })))
  }
  return findings
}
