import path from 'node:path'
import type { Bench } from '../Bench.ts'
import { budgets } from '../budgets.ts'
import { loadEach } from '../load.ts'
import { findSamplePages } from '../samplePages.ts'
import { shuffle } from '../random.ts'
import { apiRequests } from '../apiRequests.ts'
import { median } from '../statistics.ts'
import { atMost, toNumber, type Report } from '../table.ts'

const LATER_STARTS = 3
const WARM_UP_REQUESTS = 2_000
const PRODUCTS = 10_000

/** Time from the command to a ready shop, and the shop's memory after some work. */
export async function measureStart(bench: Bench): Promise<Report[]> {
  const { firstSeconds, laterSeconds } = budgets.start
  const first = await timeStart(bench)
  const later: number[] = []
  for (let start = 0; start < LATER_STARTS; start++) later.push(await timeStart(bench))
  const { idle, warm } = await measureMemory(bench)
  return [
    {
      title: 'Start and memory',
      note: `Built and installed; from the command to /readyz. Later: the median of ${LATER_STARTS}. Memory of the server process with ${toNumber(PRODUCTS)} products, without PostgreSQL, after ${toNumber(WARM_UP_REQUESTS)} requests for different pages and lists.`,
      columns: ['what', 'measured', 'budget'],
      rows: [
        ['first start: new database, demo catalogue, s', atMost(first, firstSeconds, 1), `${firstSeconds}`],
        ['later start, s', atMost(median(later), laterSeconds, 1), `${laterSeconds}`],
        ['memory after the start, MB', toNumber(idle), ''],
        ['memory after the requests, MB', atMost(warm, budgets.memoryMb), `${budgets.memoryMb}`],
      ],
    },
  ]
}

async function timeStart(bench: Bench): Promise<number> {
  const shop = await bench.startShop({ dataDir: path.join(bench.folder, 'started') })
  await shop.stop()
  return shop.startSeconds
}

async function measureMemory(bench: Bench): Promise<{ idle: number; warm: number }> {
  const url = await bench.products(PRODUCTS)
  const lists = (await apiRequests(url)).flatMap(({ paths }) => paths.slice(0, WARM_UP_REQUESTS / 10))
  return bench.withShop(url, async ({ origin, memory }) => {
    const idle = await memory()
    const { list, product } = await findSamplePages(origin)
    const pages = Array.from({ length: WARM_UP_REQUESTS / 10 }, (_, n) => [
      `/category/name-${n}/1`,
      `${list}&price_max=${n + 1_000}`,
      `${product}?variant=${n}`,
    ]).flat()
    const requests = shuffle([...pages, ...lists]).slice(0, WARM_UP_REQUESTS)
    await loadEach(origin, requests, { connections: 10, seconds: 300 })
    return { idle: idle / 1_000_000, warm: (await memory()) / 1_000_000 }
  })
}
