import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { importValues } from '@shop/api/import/importValues'
import { sql } from 'drizzle-orm'
import { call } from '../faults/call.ts'
import { killPostmaster } from '../faults/postgresProcesses.ts'
import type { Shop } from '../Shop.ts'
import type { Fleet } from './Fleet.ts'

const PATIENCE_MS = 120_000
/** Until no process can send an older answer: the age of a catalogue version, and the second purge. */
const CURRENT_MS = 6_000
const SOURCE = 'day'

export interface DayEvent {
  name: string
  /** True when requests may fail during it. */
  isOutage?: true
  happen: () => Promise<void>
}

/** What happens in a day, in turn. `prices` products change their price by an import. */
export function eventsOf(shop: Shop, fleet: Fleet, prices: number): DayEvent[] {
  return [
    { name: 'rolling restart', happen: () => fleet.restartEach() },
    { name: 'migration', happen: () => migrate(shop) },
    { name: 'replica lost', happen: () => loseReplica(shop, fleet) },
    { name: 'worker killed', happen: () => fleet.replaceWorker() },
    { name: 'primary restarted', isOutage: true, happen: () => restartPrimary(shop, fleet) },
    { name: `import of ${prices} prices`, happen: () => importPrices(shop, prices) },
    { name: 'CDN purge', happen: () => purge(shop, fleet) },
  ]
}

/** Additive, as every migration is: a column, and an index that is built beside the writes. */
async function migrate({ db }: Shop): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local lock_timeout = '2s'`)
    await tx.execute(sql`alter table orders add column noted_on date`)
  })
  await db.execute(sql`create index concurrently orders_noted_on on orders (noted_on)`)
}

async function loseReplica(shop: Shop, { replica }: Fleet): Promise<void> {
  await killPostmaster(path.join(replica.location, 'data'))
  await pause(5_000)
  await until(async () => {
    const { rows } = await shop.db.execute(sql`select from pg_stat_replication where state = 'streaming'`)
    return rows.length > 0
  }, 'The replica does not stream again')
}

/** The harness holds a lease, so that the server is started again on the same port. */
async function restartPrimary(shop: Shop, { origin }: Fleet): Promise<void> {
  await killPostmaster(shop.clusterFolder)
  await until(async () => {
    const { status } = await call(`${origin}/readyz`)
    return status === 200
  }, 'The shop is not ready again')
}

/** Products that a feed has created, whose prices another feed changes. */
export async function makeProductsOfFeed({ db }: Shop, count: number): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into product (slug, title, title_base, brand_id, main_id, sub_id, child_id, mrp_paise, selling_price_paise, launched_on)
      select 'day-' || n, 'Product ' || n, 'Product ' || n, p.brand_id, p.main_id, p.sub_id, p.child_id, 90000, 60000, '2026-01-01'
      from generate_series(1, ${count}) as n, (select * from product order by id limit 1) as p returning id, slug
    ), variants as (
      insert into variant (product_id, mrp_paise, selling_price_paise) select id, 90000, 60000 from made
    )
    insert into product_source (source, source_id, product_id, line_hash) select ${SOURCE}, slug, id, '' from made`)
}

async function importPrices(shop: Shop, count: number): Promise<void> {
  const lines = Array.from({ length: count }, (_, index) =>
    JSON.stringify({
      source: SOURCE,
      source_id: `day-${index + 1}`,
      mrp: 900,
      selling_price: 500 + (index % 90),
    }),
  )
  const file = path.join(shop.folder, 'prices.jsonl')
  await writeFile(file, `${lines.join('\n')}\n`)
  const { changed, refused } = await importValues(shop.db, 'prices', { file })
  if (changed !== count || refused > 0)
    throw new Error(`The import changed ${changed} prices and refused ${refused}`)
}

/** A changed title is shown behind the CDN, from which the pages before came. */
async function purge(shop: Shop, { cdnOrigin }: Fleet): Promise<void> {
  const { rows } = await shop.db.execute<{ id: number; slug: string }>(
    sql`select id, slug from product where slug not like 'day-%' and is_active order by id limit 1`,
  )
  const page = `${cdnOrigin}/product/${rows[0]?.slug}`
  await call(page)
  const title = 'The Title of the Day'
  await shop.db.execute(sql`update product set title = ${title} where id = ${rows[0]?.id}`)
  await until(
    async () => {
      const { body } = await call(page)
      return body.includes(title)
    },
    'The CDN shows an old title',
    CURRENT_MS,
  )
}

async function until(isSo: () => Promise<boolean>, otherwise: string, ms = PATIENCE_MS): Promise<void> {
  for (const end = Date.now() + ms; !(await isSo().catch(() => false)); await pause(200))
    if (Date.now() > end) throw new Error(otherwise)
}
