import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { attackWith, loadEach } from '../load.ts'
import { shuffle } from '../random.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const PRODUCTS = 10_000
const ADDRESSES = 3_000
const BROWSING_SECONDS = 600
const PEAK_EVERY_MS = 500
const SEARCHED =
  'kajal lipstick kurta saree serum shampoo perfume earrings bag sunscreen red blue cotton matte gold baby oil cream dress jeans'.split(
    ' ',
  )

/** About 17 requests a second, of a few dozen shoppers. */
const MIXED = { connections: 3, pauseMs: 150, seconds: BROWSING_SECONDS }

/** Memory of the server after ten minutes of mixed browsing, after attacks on its caches, one after another on one process, and after more browsing. */
export async function measureMemory(bench: Bench): Promise<Report[]> {
  const url = await bench.products(PRODUCTS)
  const addresses = await browsedAddresses(url)
  return bench.withShop(url, async ({ origin, memory }) => {
    const rows: string[][] = []
    const measure = async (
      name: string,
      work: () => Promise<{ answered: number; failed: number }>,
      budgetMb: number = budgets.memoryAfterAttacksMb,
    ) => {
      const watch = watchPeak(memory)
      const { answered, failed } = await work().finally(() => void watch.stop())
      const peak = await watch.stop()
      const now = (await memory()) / 1_000_000
      rows.push([
        name,
        toNumber(answered),
        toNumber(failed * 100, 1),
        toNumber(peak / 1_000_000),
        atMost(now, budgetMb),
        toNumber(budgetMb),
      ])
      console.error(`  ${name}: ${toNumber(now)} MB`)
    }
    const attack = (paths: string[], seconds: number) => () =>
      attackWith(origin, paths, { connections: 10, seconds })
    await measure('start', async () => ({ answered: 0, failed: 0 }), budgets.memoryMb)
    const mixed = shuffle(mixedAddresses(addresses))
    await measure('10 minutes of mixed browsing', () => loadEach(origin, mixed, MIXED), budgets.memoryMb)
    for (const [name, paths, seconds] of attacks()) await measure(name, attack(paths, seconds))
    await measure(`${toNumber(ADDRESSES)} addresses browsed for 10 minutes`, async () => {
      const ends = performance.now() + BROWSING_SECONDS * 1_000
      let answered = 0
      let failed = 0
      for (let round = 0; performance.now() < ends; round++) {
        const seconds = Math.ceil((ends - performance.now()) / 1_000)
        const load = await loadEach(origin, shuffle(addresses, round), { connections: 10, seconds })
        answered += load.answered
        failed = Math.max(failed, load.failed)
      }
      return { answered, failed }
    })
    return [
      {
        title: 'Memory',
        note: `Resident memory of one server process with ${toNumber(PRODUCTS)} products, without PostgreSQL, after each line in turn. 10 connections, three with pauses for mixed browsing; refused: answers that are no success.`,
        columns: ['what', 'answered', 'refused, %', 'peak, MB', 'after, MB', 'budget'],
        rows,
      },
    ]
  })
}

function attacks(): [name: string, paths: string[], seconds: number][] {
  const many = (count: number, toPath: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => toPath(index))
  const long = 'x'.repeat(15_000)
  return [
    ['30,000 queries of 15 KB', many(30_000, (index) => `/api/recent-blogs?x=${index}${long}`), 300],
    ['150,000 suggestions', many(150_000, (index) => `/api/search/suggestions?query=lip${index}`), 300],
    ['20,000 queries of a page', many(20_000, (index) => `/login?x=${index}`), 300],
    ['5,000 names of one page', many(5_000, (index) => `/category/name-${index}/1`), 120],
  ]
}

/** Pages, and the calls of the API that a shopper's searches and lists make. */
function mixedAddresses(pages: readonly string[]): string[] {
  const searches = SEARCHED.flatMap((one) => SEARCHED.map((other) => `${one}+${other}`))
  return [
    ...Array.from({ length: 3 }, () => pages).flat(),
    ...searches.map((words) => `/productList/searchProducts?search=${words}&sort=recommended_desc`),
    ...searches.map((words) => `/api/products?limit=24&search=${words}`),
    ...Array.from({ length: 2 }, () =>
      searches.map((words) => `/api/search/suggestions?query=${words}`),
    ).flat(),
  ]
}

async function browsedAddresses(url: string): Promise<string[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const products = await client.query<{ slug: string }>('select slug from product order by id limit 2000')
    const lists = await client.query<{ path: string }>(`
      select format('/productList/%s?category=%s&sort=%s', slug, level, sort) as path
      from category, unnest(array['recommended_desc', 'price_asc', 'discount_desc', 'newest_desc', 'rating_desc']) as sort
      order by id, sort limit 900`)
    const posts = await client.query<{ slug: string }>('select slug from blog order by id')
    const paths = [
      '/',
      '/blog',
      '/login',
      '/mycart',
      ...posts.rows.map(({ slug }) => `/blog-details/${slug}`),
      ...lists.rows.map(({ path }) => path),
      ...products.rows.map(({ slug }) => `/product/${slug}`),
    ]
    return paths.slice(0, ADDRESSES)
  } finally {
    await client.end()
  }
}

function watchPeak(memory: () => Promise<number>) {
  const stopping = new AbortController()
  const { signal } = stopping
  const watching = (async () => {
    let peak = 0
    while (!signal.aborted) {
      peak = Math.max(peak, await memory())
      await pause(PEAK_EVERY_MS)
    }
    return peak
  })()
  return {
    stop: () => {
      stopping.abort()
      return watching
    },
  }
}
