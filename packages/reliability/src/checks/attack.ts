import { setTimeout as pause } from 'node:timers/promises'
import { routesOf, type OpenApi } from '../attack/apiRequests.ts'
import { KnownValues } from '../attack/KnownValues.ts'
import { sendAll, type WaveOutcome } from '../attack/sendAll.ts'
import { startNaiveServer } from '../attack/startNaiveServer.ts'
import { auditBooks } from '../books.ts'
import { buy, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { percentile } from '../percentile.ts'
import type { Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'

const COUNT = { long: 200_000, short: 4_000, control: 400 } as const
const CONTROLS = 500
const MEMORY_MAX_MB = 350
const ORDER_EVERY_MS = 250
const METRICS_TOKEN = 'only the attack may read them'

/** Hostile requests to every route and page cause no 5xx, no closed connection and no growing memory, and orders continue meanwhile. */
export const attack: Check = {
  name: 'attack',
  control: 'within',
  promise: 'Hostile requests are refused, and nothing else happens',
  async run(shop, size, { seed = 1, count = COUNT[size], only }) {
    const server = await shop.startFull({
      METRICS_TOKEN,
      TRUSTED_PROXIES: '127.0.0.1',
      PUBLIC_ORIGIN: 'https://shop.example',
      ...(only !== undefined && { LOG_LEVEL: 'warn' }),
    })
    const answer = await fetch(`${server.origin}/api/openapi.json`)
    const routes = routesOf((await answer.json()) as OpenApi)
    const known = await KnownValues.fill(shop.db)
    const wave = {
      port: server.port,
      seed,
      routes,
      known,
      from: only ?? 0,
      count: only === undefined ? count : 1,
    }

    const over = new AbortController()
    const buying = keepBuying(shop, server.origin, over.signal)
    const { failures, statuses } = await sendAll(wave)
    over.abort()
    const orders = await buying
    failures.push(...orders.failures)

    const memoryMb = await readMemoryMb(server.origin)
    if (memoryMb > MEMORY_MAX_MB) failures.push(`the server holds ${memoryMb} MB after it`)
    failures.push(...(await auditBooks(shop.db)))
    if (only === undefined && !(await hasFaults(wave)))
      failures.push('the control, which trusts addresses, has no fault: this run proves nothing')
    return {
      tried:
        `${wave.count} requests of seed ${seed} (${toText(statuses)}), ${memoryMb} MB after them, ` +
        `${orders.times.length} orders meanwhile in ${percentile(orders.times, 0.5)} ms (median) and ${percentile(orders.times, 0.99)} ms (p99)`,
      failures,
    }
  },
}

async function hasFaults(wave: Parameters<typeof sendAll>[0]): Promise<boolean> {
  const naive = await startNaiveServer()
  const { failures } = await sendAll({ ...wave, port: naive.port, count: CONTROLS })
  naive.close()
  return failures.length > 0
}

/** Places an order every quarter of a second until the signal aborts. Each must succeed. */
async function keepBuying(shop: Shop, origin: string, over: AbortSignal) {
  const times: number[] = []
  const failures: string[] = []
  const product = await makeTestProduct(shop.db, 1_000_000)
  while (!over.aborted) {
    for (const shopper of await makeShoppers(shop.db, 100)) {
      if (over.aborted) break
      const began = performance.now()
      const answer = await buy(origin, { shopper, product, key: newKey() }).catch((error: Error) => error)
      times.push(Math.round(performance.now() - began))
      if (answer instanceof Error) failures.push(`an order was not answered: ${answer.message}`)
      else if (answer.status !== 201)
        failures.push(`an order was answered ${answer.status}: ${answer.body.slice(0, 200)}`)
      await pause(ORDER_EVERY_MS)
    }
  }
  return { times, failures }
}

async function readMemoryMb(origin: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${origin}/metrics`, { headers })).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]
  if (bytes === undefined) throw new Error('/metrics does not tell the memory')
  return Math.round(Number(bytes) / 1024 ** 2)
}

function toText(statuses: WaveOutcome['statuses']): string {
  const sorted = [...statuses].toSorted(([one], [other]) => one - other)
  return sorted.map(([status, count]) => `${count} × ${status}`).join(', ')
}
