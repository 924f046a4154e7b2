import { randomUUID } from 'node:crypto'
import { openDatabase, type Database } from '@shop/api/database/openDatabase'
import { toCall } from '@shop/reliability/buy'
import { makeShoppers, makeTestProduct, type TestProduct } from '@shop/reliability/shoppers'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { loadEach, RUNS, toRate, type LoadOptions, type LoadRequest } from '../load.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const PRODUCTS = 10_000
const OPTIONS: LoadOptions = { connections: 10, seconds: 2, runs: RUNS }
const WARM_UP: LoadOptions = { connections: 10, seconds: 2 }
const QUOTES = 40_000
const ORDERS = 8_000
/** A shopper has few unpaid orders, and may pay any number of them on delivery. */
const SHOPPERS = 2_000
/** Products that are bought. Orders of one product wait for each other. */
const BOUGHT = 200
const UNITS = 1_000_000
const LINES = 3
/** Every client comes through a trusted proxy with an address of its own, as orders are limited for each address. */
const PROXY = { TRUSTED_PROXIES: '127.0.0.1' }

/** What buying needs, with ten clients: product, quote, order. */
export async function measureBuying(bench: Bench): Promise<Report[]> {
  const url = await bench.products(PRODUCTS)
  const requests = await makeRequests(url)
  return [
    {
      title: `Buying, ${toNumber(PRODUCTS)} products, 10 connections`,
      note: `Products: each once. Quotes: ${LINES} lines, no two alike. Orders: one unit of one of ${BOUGHT} products, cash on delivery. The load comes from the same machine. Median of 5 runs (least – most); "~50 %" marks what was measured while other programs used half of the machine.`,
      columns: ['request', 'requests/s', 'budget', 'p50, ms', 'p99, ms', 'budget'],
      rows: await bench.withShop(
        url,
        async ({ origin }) => {
          const rows: string[][] = []
          for (const { name, budget, warming, measured } of requests) {
            await loadEach(origin, warming, WARM_UP)
            const load = await loadEach(origin, measured, OPTIONS)
            rows.push([
              name,
              toRate(load, budget.perSecond),
              toNumber(budget.perSecond),
              toNumber(load.p50Ms),
              atMost(load.p99Ms, budget.p99Ms),
              budget.p99Ms === undefined ? '' : toNumber(budget.p99Ms),
            ])
          }
          return rows
        },
        PROXY,
      ),
    },
  ]
}

interface Measured {
  name: string
  budget: { perSecond: number; p99Ms?: number }
  warming: LoadRequest[]
  measured: LoadRequest[]
}

async function makeRequests(url: string): Promise<Measured[]> {
  const db = openDatabase(url)
  try {
    return await makeRequestsFrom(db)
  } finally {
    await db.$client.end()
  }
}

async function makeRequestsFrom(db: Database): Promise<Measured[]> {
  const { rows } = await db.$client.query<{ slug: string; product: number; variant: number }>(`
    select slug, product.id as product, min(variant.id) as variant from product
    join variant on product_id = product.id where variant.is_active group by product.id order by md5(slug)`)
  const bought: TestProduct[] = []
  for (let n = 0; n < BOUGHT; n++) bought.push(await makeTestProduct(db, UNITS))
  const shoppers = await makeShoppers(db, SHOPPERS)
  const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T

  const products = rows.map(({ slug }): LoadRequest => ({ path: `/api/products/${slug}` }))
  const quotes = Array.from({ length: QUOTES }, (_, n): LoadRequest => {
    const items = Array.from({ length: LINES }, (_line, line) => {
      const { product, variant } = at(rows, n + line * 997)
      return { product_id: product, variant_id: variant, quantity: 1 + (Math.floor(n / rows.length) % 3) }
    })
    return {
      path: '/api/cart/quote',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ items, pincode: '110001' }),
    }
  })
  const orders = Array.from({ length: ORDERS }, (_, n): LoadRequest => {
    const call = toCall({ shopper: at(shoppers, n), product: at(bought, n), key: randomUUID() })
    const headers = { ...call.headers, 'x-forwarded-for': `10.${n % 250}.${Math.floor(n / 250) % 250}.1` }
    return { path: '/api/orders', method: 'POST', headers, body: String(call.body) }
  })
  return [
    { name: 'product', budget: budgets.product, ...split(products) },
    { name: 'quote', budget: budgets.quote, ...split(quotes) },
    { name: 'order', budget: budgets.order, ...split(orders) },
  ]
}

/** A tenth warms the shop. */
function split(requests: LoadRequest[]): Pick<Measured, 'warming' | 'measured'> {
  const warming = Math.floor(requests.length / 10)
  return { warming: requests.slice(0, warming), measured: requests.slice(warming) }
}
