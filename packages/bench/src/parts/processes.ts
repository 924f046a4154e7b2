import { setTimeout as pause } from 'node:timers/promises'
import type { Bench } from '../Bench.ts'
import { loadEach, loadOne, type Load } from '../load.ts'
import { readMetric } from '../readMetric.ts'
import type { RunningShop } from '../startShop.ts'
import { toNumber, type Report } from '../table.ts'

const PRODUCTS = 10_000
const MOST = 3
const LISTS = 20_000
const OPTIONS = { connections: 6, seconds: 4, runs: 2 }
const IDLE_MS = 10_000
const MEGABYTE = 1_000_000

/** What each further process for shoppers adds, and what it costs while nobody comes. All share the machine with the load and PostgreSQL. */
export async function measureProcesses(bench: Bench): Promise<Report[]> {
  const url = await bench.products(PRODUCTS)
  const rows: string[][] = []
  const shops: RunningShop[] = []
  const open = (): Promise<void> =>
    bench.withShop(
      url,
      async (shop) => {
        shops.push(shop)
        rows.push(await measureAll(shops))
        if (shops.length < MOST) await open()
      },
      { ROLE: 'web' },
    )
  await open()
  return [
    {
      title: `Requests a second by number of processes, ${toNumber(PRODUCTS)} products`,
      note: 'Lists that nobody has asked for, and a home page from the cache; six connections to each process. Idle: the newest process, before anybody came.',
      columns: [
        'processes',
        'lists/s',
        'home pages/s',
        'memory of each, MB',
        'idle: CPU, %',
        'idle: memory, MB',
      ],
      rows,
    },
  ]
}

let asked = 0

async function measureAll(shops: readonly RunningShop[]): Promise<string[]> {
  const newest = shops.at(-1)
  if (newest === undefined) throw new Error('No shop is open')
  const idle = [await cpuShare(newest), (await newest.memory()) / MEGABYTE]
  const lists = await Promise.all(
    shops.map(({ origin }) => {
      const paths = Array.from({ length: LISTS }, () => `/api/products?price_min=${(asked += 1)}`)
      return loadEach(origin, paths, OPTIONS)
    }),
  )
  const home = await Promise.all(shops.map(({ origin }) => loadOne(origin, OPTIONS)))
  const memories = await Promise.all(shops.map((shop) => shop.memory()))
  return [
    String(shops.length),
    toNumber(sum(lists)),
    toNumber(sum(home)),
    memories.map((bytes) => toNumber(bytes / MEGABYTE)).join(', '),
    toNumber((idle[0] ?? 0) * 100, 1),
    toNumber(idle[1] ?? 0),
  ]
}

const sum = (loads: readonly Load[]) => loads.reduce((total, { perSecond }) => total + perSecond.median, 0)

/** Share of a core that a process uses while nobody comes. */
async function cpuShare({ origin }: RunningShop): Promise<number> {
  const used = () => readMetric(origin, 'process_cpu_seconds_total')
  const before = await used()
  await pause(IDLE_MS)
  return ((await used()) - before) / (IDLE_MS / 1_000)
}
