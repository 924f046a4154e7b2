import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase, type Database } from '@shop/api/database/openDatabase'
import { setStock } from '@shop/api/database/setStock'
import { sql } from 'drizzle-orm'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { readMetric } from '../readMetric.ts'
import { createRandom } from '../random.ts'
import { atLeast, toNumber, type Report } from '../table.ts'

const PRODUCTS = 10_000
const ADDRESSES = 300
const SECONDS = 60
const VISIT_EVERY_MS = 50
const CHANGE_EVERY_MS = 500

interface Sample {
  addresses: string[]
  productIds: number[]
}

type Change = (db: Database, productId: number, tick: number) => Promise<unknown>

const scenarios: Record<string, Change> = {
  'nothing changes': async () => undefined,
  'a review and a sell-out each second': (db, productId, tick) =>
    tick % 2 === 0 ? review(db, productId, tick) : sellOutOrRestock(db, productId),
  'two prices each second': (db, productId) =>
    db.execute(sql`update variant set mrp_paise = mrp_paise + 100 where product_id = ${productId}`),
}

/** Share of page visits that the cache answers while shoppers and the operator change the catalogue. */
export async function measureCaches(bench: Bench): Promise<Report[]> {
  const url = await bench.products(PRODUCTS)
  const db = openDatabase(url)
  try {
    const sample = await readSample(db)
    const rows: string[][] = []
    for (const [name, change] of Object.entries(scenarios)) {
      const figures = await bench.withShop(url, ({ origin }) =>
        browse(origin, sample, (productId, tick) => change(db, productId, tick)),
      )
      rows.push([name, ...figures])
    }
    return [
      {
        title: 'Cached pages while the catalogue changes',
        note: `${toNumber(PRODUCTS)} products; ${1_000 / VISIT_EVERY_MS} visits a second of ${ADDRESSES} pages for ${SECONDS} s, each visited once before. The n-th page is visited, and the n-th product changed, with a frequency of 1/n.`,
        columns: ['what', 'visits', 'from the cache, %', 'CPU, s'],
        rows,
      },
    ]
  } finally {
    await db.$client.end()
  }
}

async function readSample(db: Database): Promise<Sample> {
  const products = await db.execute<{ id: number; slug: string }>(
    sql`select id, slug from product where in_stock order by popularity desc, id limit 250`,
  )
  const lists = await db.execute<{ path: string }>(
    sql`select format('/productList/%s?category=%s', slug, level) as path from category order by id`,
  )
  const addresses = ['/']
  for (const [index, { slug }] of products.rows.entries()) {
    addresses.push(`/product/${slug}`)
    const list = lists.rows[index]
    if (list !== undefined) addresses.push(list.path)
  }
  return { addresses: addresses.slice(0, ADDRESSES), productIds: products.rows.map(({ id }) => id) }
}

function review(db: Database, productId: number, tick: number) {
  return db.execute(sql`
    insert into review (product_id, author_name, rating, title, body)
    values (${productId}, ${`Shopper ${tick}`}, 5, 'As described', 'As described.')`)
}

async function sellOutOrRestock(db: Database, productId: number): Promise<void> {
  const { rows } = await db.execute<{ storeId: number; variantId: number; onHand: number }>(sql`
    select store_id as "storeId", variant_id as "variantId", on_hand as "onHand"
    from stock join variant on variant.id = variant_id where product_id = ${productId}`)
  const isSoldOut = rows.every(({ onHand }) => onHand === 0)
  await db.transaction((tx) =>
    setStock(
      tx,
      rows.map(({ storeId, variantId }) => ({ storeId, variantId, quantity: isSoldOut ? 9 : 0 })),
    ),
  )
}

async function browse(
  origin: string,
  { addresses, productIds }: Sample,
  change: (productId: number, tick: number) => Promise<unknown>,
): Promise<string[]> {
  const visit = async (path: string) => {
    await (await fetch(origin + path)).arrayBuffer()
  }
  for (const path of addresses) await visit(path)
  const random = createRandom(11)
  const before = await readCounters(origin)
  const ends = performance.now() + SECONDS * 1_000
  const changing = (async () => {
    for (let tick = 0; performance.now() < ends; tick++) {
      await change(pick(productIds, random), tick)
      await pause(CHANGE_EVERY_MS)
    }
  })()
  const visits: Promise<void>[] = []
  while (performance.now() < ends) {
    visits.push(visit(pick(addresses, random)))
    await pause(VISIT_EVERY_MS)
  }
  await Promise.all([...visits, changing])
  const after = await readCounters(origin)
  const hits = after.hits - before.hits
  const all = hits + after.misses - before.misses
  return [
    toNumber(all),
    atLeast((hits * 100) / all, budgets.cachedPagesPercent, 1),
    toNumber(after.cpuSeconds - before.cpuSeconds, 1),
  ]
}

/** The n-th item with a frequency of 1/n (Zipf). */
function pick<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor((items.length + 1) ** random()) - 1] ?? items[0]
  if (item === undefined) throw new Error('There is nothing to choose from')
  return item
}

async function readCounters(origin: string) {
  return {
    hits: await readMetric(origin, 'cache_requests_total{cache="pages",result="hit"}'),
    misses: await readMetric(origin, 'cache_requests_total{cache="pages",result="miss"}'),
    cpuSeconds: await readMetric(origin, 'process_cpu_seconds_total'),
  }
}
