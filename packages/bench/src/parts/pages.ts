import pg from 'pg'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { loadEach, loadOne, RUNS, toRate, type Load, type LoadOptions } from '../load.ts'
import { shuffle } from '../random.ts'
import { readMetric } from '../readMetric.ts'
import { findSamplePages } from '../samplePages.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const PRODUCTS = 10_000
const OPTIONS: LoadOptions = { connections: 10, seconds: 2, runs: RUNS }
const WARM_UP: LoadOptions = { connections: 10, seconds: 3 }
const VARIANTS = 20_000
const LAG = 'nodejs_eventloop_lag_p99_seconds'

type Budget = { perSecond: number; p99Ms: number }

/** Pages from the cache, rendered from cached API responses, and rendered with all queries. */
export async function measurePages(bench: Bench): Promise<Report[]> {
  const url = await bench.products(PRODUCTS)
  const others = await otherPages(url)
  return bench.withShop(url, async ({ origin }) => {
    const pages = await findSamplePages(origin)
    const rows: string[][] = []
    const measure = async (name: string, how: string, load: () => Promise<Load>, budget?: Budget) => {
      await readMetric(origin, LAG) // reading it begins it anew
      const cells = toCells(await load(), budget)
      const lagMs = 1_000 * (await readMetric(origin, LAG))
      rows.push([name, how, ...cells, atMost(lagMs, budgets.eventLoopMs), `${budgets.eventLoopMs}`])
    }
    await loadEach(
      origin,
      numbered((n) => `/category/warm-${n}/1`),
      WARM_UP,
    )
    for (const [name, path] of Object.entries(pages)) {
      await measure(
        name,
        'stored',
        () => loadOne(origin + path, OPTIONS),
        name === 'home' ? budgets.homeStored : undefined,
      )
    }
    const { headers } = await fetch(origin + pages.home)
    const held = { 'if-none-match': headers.get('etag') ?? '' }
    await measure('home', 'held by the browser (304)', () => loadOne(origin + pages.home, OPTIONS, held))
    const rendered: [string, (n: number) => string, Budget?][] = [
      ['category', (n) => `/category/name-${n}/1`, budgets.rendered],
      ['list', (n) => `${pages.list}&search=&exact=${n}`],
      ['product', (n) => `${pages.product}?variant=${n}`],
    ]
    for (const [name, toPath, budget] of rendered) {
      await measure(name, 'rendered', () => loadEach(origin, numbered(toPath), OPTIONS), budget)
    }
    await measure('list', 'another one each time', () => loadEach(origin, others.lists, OPTIONS))
    await measure('product', 'another one each time', () => loadEach(origin, others.products, OPTIONS))
    return [
      {
        title: `Server-rendered pages, ${toNumber(PRODUCTS)} products, 10 connections`,
        note: 'The event loop is what an order waits for while pages are rendered; its delay includes the 10 ms between two looks. Stored: the page is sent as it was kept. Held by the browser: the browser asks whether its copy still holds. Rendered: the page is not in the store, the API answers that it shows are. Another one each time: neither is. The load comes from the same machine. Median of 5 runs (least – most); "~50 %" marks what was measured while other programs used half of the machine.',
        columns: [
          'page',
          'how',
          'requests/s',
          'budget',
          'p50, ms',
          'p99, ms',
          'budget',
          'event loop, p99 ms',
          'budget',
        ],
        rows,
      },
    ]
  })
}

/** Addresses of one page that the cache does not contain: each has another value in a part that changes little. */
function numbered(toPath: (n: number) => string): string[] {
  return Array.from({ length: VARIANTS }, (_, n) => toPath(n))
}

async function otherPages(url: string): Promise<{ lists: string[]; products: string[] }> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const lists = await client.query<{ path: string }>(`
      select format('/productList/%s?category=%s&sort=%s', slug, level, sort) as path
      from category, unnest(array['recommended_desc', 'price_asc', 'price_desc', 'discount_desc', 'newest_desc']) as sort
      order by id, sort`)
    const products = await client.query<{ path: string }>(
      `select '/product/' || slug as path from product order by id`,
    )
    return {
      lists: shuffle(lists.rows.map(({ path }) => path)),
      products: shuffle(products.rows.map(({ path }) => path)),
    }
  } finally {
    await client.end()
  }
}

function toCells(load: Load, budget: Budget | undefined): string[] {
  return [
    toRate(load, budget?.perSecond),
    budget === undefined ? '' : toNumber(budget.perSecond),
    toNumber(load.p50Ms),
    atMost(load.p99Ms, budget?.p99Ms),
    budget === undefined ? '' : toNumber(budget.p99Ms),
  ]
}
