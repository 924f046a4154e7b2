import { openDatabase } from '@shop/api/database/openDatabase'
import { sql } from 'drizzle-orm'
import { sweepEvents } from '@shop/api/modules/payments/payments.repository'
import type { Bench } from '../Bench.ts'
import { toNumber, type Report } from '../table.ts'

const ORDERS = 100_000
/** Rows and indices grow with orders, so a tenth of them tells the size of all. */
const TIMES = 10
/** Orders of half a year. Their webhooks are deleted after 90 days, which the sweep has yet to do. */
const ORDERS_WITH_WEBHOOKS = ORDERS / 2
/** Orders of a week, after which keys and sent messages are deleted. */
const ORDERS_OF_A_WEEK = Math.round(ORDERS / 52)

/** Sizes of the tables that grow with orders, for a shop with as many in a year. Rows are written without triggers. */
export async function measureTables(bench: Bench): Promise<Report[]> {
  const db = openDatabase(await bench.demo(), { isPatient: true, poolSize: 1 })
  try {
    await db.execute(sql`set session_replication_role = replica`)
    for (const statement of statements()) await db.execute(statement)
    const began = performance.now()
    await sweepEvents(db)
    const seconds = (performance.now() - began) / 1_000
    await db.execute(sql`vacuum analyze gw_event`)
    const { rows } = await db.execute<{ name: string; rows: number; table: number; indexes: number }>(sql`
      select relname as name, (select reltuples::int from pg_class where oid = relid) as rows, pg_table_size(relid)::float8 as table, pg_indexes_size(relid)::float8 as indexes
      from pg_stat_user_tables
      where relname in ('orders', 'order_line', 'order_event', 'payment', 'stock_move', 'gw_event', 'delivery_ledger', 'invoice', 'session',
        'outbox', 'idem')
      order by pg_total_relation_size(relid) desc`)
    return [
      {
        title: `Tables after ${toNumber(ORDERS * TIMES)} orders`,
        note: `Written: ${toNumber(ORDERS)}, so figures are ten times what was found. Two lines, six events, four moves of stock, a payment, an invoice of 1 KB and a session for each order; two webhooks for each of the
last quarter; a key and four messages for each of the last week. The webhooks of the quarter before were swept in ${seconds.toFixed(1)} s.`,
        columns: ['table', 'rows', 'table, MB', 'indices, MB'],
        rows: rows.map((row) => [
          row.name,
          toNumber(row.rows * TIMES),
          toMegabytes(row.table * TIMES),
          toMegabytes(row.indexes * TIMES),
        ]),
      },
    ]
  } finally {
    await db.$client.end()
  }
}

const toMegabytes = (bytes: number) => toNumber(bytes / 1024 / 1024)

function statements() {
  const n = sql`generate_series(1, ${ORDERS}) as n`
  const at = sql`now() - n * interval '5 minutes'`
  const orderId = sql`md5('order' || n)::uuid`
  return [
    sql`insert into users (name) values ('A shopper')`,
    sql`
      insert into orders (id, number, user_id, store_id, hold_id, status, payment_method, mrp_paise, goods_paise, total_paise,
        ship_to, is_express, eta_amount, promised_by, placed_at, delivered_at)
      select ${orderId}, 'TP-2026-' || lpad(n::text, 7, '0'), (select max(id) from users), 1, md5('hold' || n)::uuid, 'delivered', 'upi',
        120000, 120000, 120000, jsonb_build_object('name', 'Asha Kumari', 'phone', '+919' || lpad(n::text, 9, '0'), 'pincode', '110001',
        'line1', '12 Janpath', 'line2', 'Connaught Place', 'landmark', '', 'city', 'New Delhi', 'state', 'Delhi'), true, 120, ${at}, ${at}, ${at}
      from ${n}`,
    sql`
      insert into order_line (id, order_id, position, product_id, variant_id, quantity, unit_mrp_paise, unit_paise, title, slug,
        brand_name, image, is_returnable)
      select md5('line' || n || '-' || v.id)::uuid, ${orderId}, 1, v.product_id, v.id, 1, 60000, 60000, p.title, p.slug, 'Rozana', '/media/' || p.slug, true
      from ${n}, lateral (select id, product_id from variant where id in (1 + n % 300, 2 + n % 300)) v join product p on p.id = v.product_id`,
    sql`insert into order_event (order_id, step, at)
      select ${orderId}, step, ${at}
      from ${n}, unnest(array['placed', 'confirmed', 'packed', 'shipped', 'out_for_delivery', 'delivered']) as step`,
    sql`
      insert into payment (id, order_id, method, provider, state, amount_paise, gw_order_id, gw_payment_id, ask_at)
      select md5('payment' || n)::uuid, ${orderId}, 'upi', 'razorpay', 'captured', 120000,
        'order_' || left(md5('o' || n), 14), 'pay_' || left(md5('p' || n), 14), null
      from ${n}`,
    sql`
      insert into stock_move (store_id, variant_id, ref, kind, d_on_hand, d_reserved, at)
      select 1, 1 + (n + part) % 300, md5('hold' || n)::uuid, kind::stock_move_kind, case kind when 'ship' then -1 else 0 end,
        case kind when 'ship' then -1 else 1 end, ${at}
      from ${n}, generate_series(0, 1) as part, unnest(array['reserve', 'ship']) as kind`,
    sql`
      insert into gw_event (body_sha256, provider, event_id, type, raw, at, done_at)
      select sha256((n || type)::bytea), 'razorpay', left(md5(n || type), 18), type, decode(repeat('7b', 220), 'hex'), ${at}, ${at}
      from generate_series(1, ${ORDERS_WITH_WEBHOOKS}) as n, unnest(array['payment.authorized', 'payment.captured']) as type`,
    sql`
      insert into delivery_ledger (order_id, store_id, is_express, promised_at, promised_by, delivered_at)
      select ${orderId}, 1, true, ${at}, ${at}, ${at} from ${n}`,
    sql`
      insert into invoice (order_id, kind, ref, number, document, issued_at)
      select ${orderId}, 'invoice', '', 'TP/26-27/' || n, jsonb_build_object('text', (select string_agg(md5(n::text || part), '') from generate_series(1, 32) as part)), ${at}
      from ${n}`,
    sql`
      insert into session (token_sha256, user_id, device, expires_at)
      select sha256(n::text::bytea), (select max(id) from users), 'Chrome on Android', now() + interval '30 days' from ${n}`,
    sql`
      insert into outbox (channel, recipient, topic, text, dedupe, tries, sent_at)
      select 'sms', '', 'order ' || step, '', 'order:' || ${orderId} || ':' || step, 1, now()
      from generate_series(1, ${ORDERS_OF_A_WEEK}) as n, generate_series(1, 4) as step`,
    sql`
      insert into idem (user_id, route, key, request_sha256, status, body)
      select (select max(id) from users), 'orders', md5(n::text), sha256(n::text::bytea), 201, repeat(md5(n::text), 12)
      from generate_series(1, ${ORDERS_OF_A_WEEK}) as n`,
    sql`vacuum analyze orders, order_line, order_event, payment, stock_move, gw_event, delivery_ledger, invoice, session, outbox, idem`,
  ]
}
