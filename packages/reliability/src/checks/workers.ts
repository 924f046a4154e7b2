import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '@shop/api/database/openDatabase'
import { auditBooks } from '../books.ts'
import { buyPatiently, newKey } from '../buy.ts'
import type { Check } from '../Check.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'
import { SmsGateway } from '../workers/SmsGateway.ts'

const ORDERS = { long: 400, short: 60, control: 60 }
const KILLS = { long: 10, short: 1, control: 1 }
/** Messages that a worker sends at a time, so many may be repeated when it is killed. */
const SENT_AT_A_TIME = 10
/** More than two pauses between the runs of a job. */
const RUNS_MS = 2_500
const PATIENCE_MS = 300_000

/** Orders come in at a process that serves shoppers only. Workers are killed while they send, and a last one goes on. */
export const workers: Check = {
  name: 'workers',
  promise: 'Workers send every message, also when one is killed',
  control: {
    name: 'a lease that ends',
    code: {
      module: '/outbox/outbox.repository.ts',
      find: 'tries:\\s*sql',
      replace: 'sentAt: sql`now()`, tries: sql',
    },
  },
  async run(shop, size) {
    const failures: string[] = []
    const gateway = await SmsGateway.start()
    const product = await makeTestProduct(shop.db, 1_000_000)
    const shoppers = await makeShoppers(shop.db, ORDERS[size])
    await shop.db.execute(sql`
      update users set phone = '+918' || lpad(id::text, 9, '0'), phone_verified_at = now()
      where id in ${shoppers.map(({ id }) => id)}`)
    try {
      const web = await shop.start({ ROLE: 'web', SMS_GATEWAY_URL: gateway.url })
      for (const shopper of shoppers) {
        const { status } = await buyPatiently(() => web.origin, { shopper, product, key: newKey() })
        if (status !== 201) failures.push(`an order was answered ${status}`)
      }
      await pause(RUNS_MS)
      if (gateway.received.size > 0)
        failures.push(`${gateway.received.size} messages were sent without a worker`)

      const settings = { ROLE: 'worker', SMS_GATEWAY_URL: gateway.url }
      for (let kill = 0; kill < KILLS[size]; kill += 1) {
        const worker = await shop.start(settings)
        await until(() => gateway.open > 0)
        await worker.kill()
        await until(() => gateway.open === 0)
      }
      await shop.start(settings)
      await until(async () => (await countDue(shop.db)) === 0)
      const left = await endLeases(shop.db)
      await until(async () => (await countUnsent(shop.db)) === 0)

      const lost = shoppers.length - gateway.received.size
      if (lost > 0) failures.push(`${lost} of ${shoppers.length} messages were lost`)
      const repeated = gateway.requests - gateway.received.size
      if (repeated > KILLS[size] * SENT_AT_A_TIME) failures.push(`${repeated} messages were sent again`)
      failures.push(...(await auditBooks(shop.db)))
      const tried = `${shoppers.length} orders, ${KILLS[size]} kills with ${left} messages claimed, ${repeated} sent again`
      return { tried, failures }
    } finally {
      await gateway.stop()
    }
  },
}

/** Waits for a condition. A check that never gets there ends with an error. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; !(await isSo()); await pause(20))
    if (Date.now() > end) throw new Error('The messages were not sent')
}

const pending = sql`channel = 'sms' and sent_at is null and abandoned_at is null`

async function countDue(db: Database): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from outbox where ${pending} and due_at <= now()`)
  return rows[0]?.n ?? 0
}

async function countUnsent(db: Database): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from outbox where ${pending}`,
  )
  return rows[0]?.n ?? 0
}

/** Lets the time of claims pass. The last worker has sent its own by then. Returns the number of claims. */
async function endLeases(db: Database): Promise<number> {
  await pause(RUNS_MS)
  const { rowCount } = await db.execute(sql`update outbox set due_at = now() where ${pending}`)
  return rowCount ?? 0
}
