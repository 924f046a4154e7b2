import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { auditBooks } from '../books.ts'
import type { Check } from '../Check.ts'
import { call } from '../faults/call.ts'
import { faultList, LONG, SHORT, terminateConnections } from '../faults/faultList.ts'
import { FaultRun } from '../faults/FaultRun.ts'
import { ShopServer } from '../faults/ShopServer.ts'
import { SmallDisk } from '../faults/SmallDisk.ts'
import { Traffic } from '../faults/Traffic.ts'
import { percentile } from '../percentile.ts'

const LONG_MINUTES = 30
const CALM_MS = { long: 5_000, short: 500, control: 500 }
const RECOVERY_MS = 120_000
const STORED_PAGE_P99_MS = 1_000
const SHOPPERS_PER_MINUTE = 1_500

/** Faults of everything that the shop depends on, in turn and under load. The long form runs until its time is over. */
export const faults: Check = {
  name: 'faults',
  control: 'within',
  promise: 'No fault below the shop stops it, leaves a request unanswered or loses an order',
  async run(shop, size, { minutes = LONG_MINUTES }) {
    const isLong = size === 'long'
    const until = Date.now() + (isLong ? minutes * 60_000 : 0)
    const disk = await SmallDisk.mount(shop)
    const run = await FaultRun.open(shop, SHOPPERS_PER_MINUTE * (isLong ? minutes : 3))
    const traffic = new Traffic(run)
    try {
      await traffic.start()
      const list = faultList(isLong ? LONG : SHORT, disk)
      let happened = 0
      while (happened < list.length || Date.now() < until) {
        const fault = list[happened % list.length]
        if (fault === undefined) break
        run.fault = fault.name
        await fault.happen(run, traffic)
        const over = Date.now()
        await recover(run)
        if (isLong) console.log(`  ${fault.name}: works again after ${Date.now() - over} ms`)
        happened += 1
        await pause(CALM_MS[size])
      }
      await traffic.stop()
      await checkOrders(run, traffic)
      const p99 = percentile(traffic.pageTimes, 0.99)
      run.fault = 'at all times'
      if (isLong && p99 > STORED_PAGE_P99_MS)
        run.fail(`stored pages took ${p99.toFixed(0)} ms at the 99th percentile`)
      run.fault = 'the control'
      if (!(await endsWithoutListener(run)))
        run.fail('a server whose connections have no listener lives on: this run proves nothing')
      return { tried: describe(happened, traffic, p99, disk), failures: run.failures }
    } finally {
      await traffic.stop()
      await run.close()
      await disk?.unmount()
    }
  },
}

function describe(happened: number, { statuses, orders }: Traffic, p99: number, disk?: SmallDisk): string {
  const answers = [...statuses].map(([status, count]) => `${count.toLocaleString('en-IN')} × ${status}`)
  const load = `${answers.join(', ')}, ${orders.size} orders`
  const without =
    disk === undefined ? '; the disk was never full, as mounting a small one takes root on Linux' : ''
  return `${happened} faults, 3 processes, ${load}, stored pages p99 ${p99.toFixed(0)} ms${without}`
}

async function recover(run: FaultRun): Promise<void> {
  const until = Date.now() + RECOVERY_MS
  for (const server of run.servers) {
    while (!(await works(run, server))) {
      if (Date.now() > until) {
        run.fail('the shop did not work again within two minutes')
        return
      }
      await pause(250)
    }
  }
}

async function works(run: FaultRun, server: ShopServer): Promise<boolean> {
  const answers = await Promise.allSettled([call(`${server.origin}/readyz`), run.placeOne(server)])
  const [ready, placed] = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value.status : 0))
  return ready === 200 && (placed === 201 || placed === 422)
}

/** Every acknowledged order is stored under its key, and no key has two orders. */
async function checkOrders(run: FaultRun, { orders }: Traffic): Promise<void> {
  run.fault = 'in the books'
  const { rows } = await run.shop.db.execute<{ key: string; number: string | null }>(sql`
    select key, o.number from idem left join orders o on o.number = idem.body::jsonb #>> '{data,number}'`)
  const numberOf = new Map(rows.map(({ key, number }) => [key, number]))
  const lost = [...orders].filter(([key, number]) => numberOf.get(key) !== number)
  if (lost.length > 0) run.fail(`${lost.length} orders that were acknowledged are not there: ${lost[0]?.[1]}`)
  const { rows: doubled } = await run.shop.db.execute<{ number: string }>(sql`
    select o.number from orders o join order_line l on l.order_id = o.id
    where l.variant_id in (${run.product.variantId}, ${run.contested.variantId})
      and not exists (select from idem where body::jsonb #>> '{data,number}' = o.number)`)
  if (doubled.length > 0) run.fail(`${doubled.length} orders belong to no key: ${doubled[0]?.number}`)
  for (const finding of await auditBooks(run.shop.db)) run.fail(finding)
}

/** Control: whether a server crashes when its connections have no error listener. */
async function endsWithoutListener(run: FaultRun): Promise<boolean> {
  const ended = new AbortController()
  const server = await ShopServer.start(run.shop, {
    preload: 'faults/removeListener.ts',
    onSuddenEnd: () => ended.abort(),
  })
  for (let turn = 0; turn < 30 && !ended.signal.aborted; turn += 1) {
    const orders = Array.from({ length: 8 }, () => run.placeOne(server))
    await Promise.allSettled([...orders, terminateConnections(run, 1)])
  }
  await server.kill()
  return ended.signal.aborted
}
