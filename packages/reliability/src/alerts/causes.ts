import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import { buy, newKey, toCall } from '../buy.ts'
import type { ApiProcess, Shop } from '../Shop.ts'
import { makeShoppers, makeTestProduct } from '../shoppers.ts'

/** Longer than the second for which an alert has to hold, and shorter than the patience of a statement for a lock. */
const HELD_MS = 4_000
const READS = 60
const ORDERS = 150

export interface Scene {
  shop: Shop
  web: ApiProcess
  worker: ApiProcess
  /** Starts a process whose search engine is gone, and lets Prometheus scrape it. */
  startWithoutSearch: () => Promise<void>
}

/** What makes each alert fire, in this order; the last ones end the processes. */
export const causes: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  MessagesWait: ({ shop }) =>
    shop.db.execute(sql`
      insert into outbox (channel, recipient, topic, text, dedupe, created_at, due_at)
      values ('mail', 'a@example.com', 'test', '', 'alert', now() - interval '10 minutes', now() + interval '1 hour')`),

  async RefundFailed({ shop, web }) {
    await buyOnline(shop, web)
    await shop.db.execute(sql`
      insert into refund (id, payment_id, cause, ref, amount_paise, idem_key, state)
      select gen_random_uuid(), id, 'surplus', id::text, 60000, 'alert', 'failed' from payment limit 1`)
  },

  async UnpaidOrdersStay({ shop, web }) {
    await buyOnline(shop, web)
    await shop.db.execute(
      sql`update orders set hold_until = now() - interval '2 minutes' where status = 'held'`,
    )
    void holding(shop, sql`select from orders where status = 'held' for update`, () => pause(4 * HELD_MS))
  },

  async ScriptsFail({ web }) {
    const body = JSON.stringify({ name: 'TypeError', frames: ['app-A1.js:1:1'] })
    const headers = { 'content-type': 'application/json' }
    for (let sent = 0; sent < READS; sent += 1) {
      await fetch(`${web.origin}/api/browser-failures`, { method: 'POST', headers, body })
      await pause(50)
    }
  },

  CacheMisses: ({ web }) => readNew(web, 'price_min'),

  async OrdersWait({ shop, web }) {
    const product = await makeTestProduct(shop.db, 1_000)
    const shoppers = await makeShoppers(shop.db, ORDERS)
    const locked = sql`select from stock where variant_id = ${product.variantId} for update`
    await holding(shop, locked, async () => {
      for (const shopper of shoppers) {
        const { headers, body } = toCall({ shopper, product, key: newKey() })
        void fetch(`${web.origin}/api/orders`, { method: 'POST', headers, body: String(body) })
      }
      await pause(HELD_MS)
    })
  },

  AnswersAreSlow: ({ shop, web }) => readLocked(shop, web, 'price_max'),
  ConnectionsAreScarce: ({ shop, web }) => readLocked(shop, web, 'disc_min=1&price_max'),

  async AnswersFail({ shop, web }) {
    await shop.db.execute(sql`alter table product rename to product_elsewhere`)
    await readNew(web, 'rating_min=1&price_min')
    await shop.db.execute(sql`alter table product_elsewhere rename to product`)
  },

  SearchEngineFails: ({ startWithoutSearch }) => startWithoutSearch(),
  ProcessDown: ({ web }) => web.kill(),
  NoWorker: ({ worker }) => worker.kill(),
}

async function buyOnline(shop: Shop, { origin }: ApiProcess): Promise<void> {
  const product = await makeTestProduct(shop.db, 1)
  const [shopper] = await makeShoppers(shop.db, 1)
  if (shopper === undefined) throw new Error('There is no shopper')
  const { status } = await buy(origin, { shopper, product, key: newKey(), method: 'upi' })
  if (status !== 201) throw new Error(`An order was answered ${status}`)
}

/** Lists that nobody has asked for. */
async function readNew({ origin }: ApiProcess, query: string): Promise<void> {
  for (let price = 1; price <= READS; price += 1) {
    await fetch(`${origin}/api/products?${query}=${100 + price}`).then((answer) => answer.arrayBuffer())
    await pause(50)
  }
}

/** New lists, whose statements wait for a lock and so do those that wait for their connections. */
async function readLocked(shop: Shop, { origin }: ApiProcess, query: string): Promise<void> {
  const reads: Promise<unknown>[] = []
  await holding(shop, sql`lock table product in access exclusive mode`, async () => {
    for (let price = 1; price <= READS; price += 1)
      reads.push(
        fetch(`${origin}/api/products?${query}=${2_000 + price}`).then((answer) => answer.arrayBuffer()),
      )
    await pause(HELD_MS)
  })
  await Promise.all(reads)
}

function holding(shop: Shop, lock: SQL, work: () => Promise<void>): Promise<void> {
  return shop.db.transaction(async (tx) => {
    await tx.execute(lock)
    await work()
  })
}
