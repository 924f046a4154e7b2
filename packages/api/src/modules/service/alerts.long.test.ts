import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'
import { settleRefund } from '#modules/payments/settleRefund.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder, placeOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'

const SILENT = 'http://127.0.0.1:9'
const TOKEN = 'a token for metrics'
const LISTEN = { host: '127.0.0.1', port: 0 }
const { app, db, databaseUrl } = useApp('seeded', { SEARCH_URL: SILENT, SEARCH_DEADLINE: '100' })

const open: FastifyInstance[] = []
afterEach(async () => {
  for (const shop of open.splice(0)) await shop.close()
})
async function openShop(settings: NodeJS.ProcessEnv, pool = db()): Promise<FastifyInstance> {
  const shop = await buildApp({ db: pool, mediaFolder: '', env: readApiEnv(settings) })
  open.push(shop)
  return shop
}

/** Sum of the values of a metric whose labels match. */
async function sumOf(line: RegExp, shop = app()): Promise<number> {
  const lines = (await shop.metrics.registry.metrics()).split('\n').filter((text) => line.test(text))
  return lines.reduce((sum, text) => sum + Number(text.slice(text.lastIndexOf(' '))), 0)
}

/** Number of all answers, and of those within a second. */
const ANSWERS = /^http_request_duration_seconds_count/
const WITHIN_A_SECOND = /^http_request_duration_seconds_bucket\{le="1",/

/** The real cause of each alert. Each returns whether the metric passes the threshold of the rule. */
const causes: Record<string, () => Promise<boolean>> = {
  async ProcessDown() {
    const shop = await openShop({ METRICS_TOKEN: TOKEN })
    const origin = await shop.listen(LISTEN)
    const scrape = async () =>
      (await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).ok
    const before = await scrape()
    await shop.close()
    return before && !(await scrape().catch(() => false))
  },

  async NoWorker() {
    const of = async (ROLE: string) => {
      const shop = await openShop({ ROLE })
      await shop.listen(LISTEN)
      return sumOf(/^job_last_success_timestamp_seconds\{/, shop)
    }
    return (await of('worker')) > 0 && (await of('web')) === 0
  },

  async JobDoesNotSucceed() {
    const shop = await openShop({ ROLE: 'worker' })
    let isBroken = false
    const run = () => (isBroken ? Promise.reject(new Error('broken')) : Promise.resolve())
    shop.addJob({ name: 'break', everyMs: 10, run })
    await shop.listen(LISTEN)
    await pause(100)
    isBroken = true
    await pause(100)
    const before = await sumOf(/^job_last_success_timestamp_seconds\{name="break"/, shop)
    await pause(300)
    const failed = await sumOf(/^job_runs_total\{name="break",outcome="failed"/, shop)
    return failed > 1 && (await sumOf(/^job_last_success_timestamp_seconds\{name="break"/, shop)) === before
  },

  async MessagesWait() {
    const shop = await openShop({ ROLE: 'worker', SMTP_URL: 'smtp://127.0.0.1:9' })
    const dedupe = randomUUID()
    await enqueueMessage(db(), { channel: 'mail', to: 'a@example.com', topic: 'test', text: '', dedupe })
    await shop.listen(LISTEN)
    const tried = async () =>
      (await db().execute(sql`select from outbox where dedupe = ${dedupe} and tries > 0`)).rows.length
    await expect.poll(tried).toBe(1)
    await db().execute(sql`update outbox set created_at = now() - interval '301 seconds'`)
    return (await sumOf(/^outbox_age_seconds\{channel="mail"/)) > 300
  },

  async UnpaidOrdersStay() {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const shopper = await makeShopper(db())
    await placedOrder(app(), { shopper, products: [[product, 1]], total: 600, method: 'upi' })
    await db().execute(
      sql`update orders set hold_until = now() - interval '61 seconds' where status = 'held'`,
    )
    return (await sumOf(/^orders_held_late_seconds/)) > 60
  },

  async RefundFailed() {
    const product = await makeTestProduct(db(), { price: 600, delhi: 1 })
    const shopper = await makeShopper(db())
    await placedOrder(app(), { shopper, products: [[product, 1]], total: 600, method: 'upi' })
    const key = randomUUID()
    await db().execute(sql`
      insert into refund (id, payment_id, cause, ref, amount_paise, idem_key)
      select gen_random_uuid(), id, 'surplus', id::text, 60000, ${key} from payment order by created_at desc limit 1`)
    const report = {
      id: 'rfnd_1',
      idempotencyKey: key,
      status: 'failed',
    } as Parameters<typeof settleRefund>[1]
    await db().transaction((tx) => settleRefund(tx, report, new Date()))
    return (await sumOf(/^refunds_open\{state="failed"/)) > 0
  },

  async OrdersWait() {
    const product = await makeTestProduct(db(), { price: 600, delhi: 200 })
    const shopper = await makeShopper(db())
    const orders = Array.from({ length: 110 }, () =>
      placeOrder(app(), { shopper, products: [[product, 1]], total: 600 }),
    )
    await expect.poll(() => sumOf(/^orders_in_queue\{state="waiting"/), { interval: 10 }).toBeGreaterThan(100)
    await Promise.all(orders)
    return (await sumOf(/^orders_in_queue\{state="waiting"/)) === 0
  },

  async AnswersFail() {
    const shop = await openShop({})
    await db().execute(sql`alter table brand rename to brand_elsewhere`)
    try {
      await shop.inject('/api/list-brand')
    } finally {
      await db().execute(sql`alter table brand_elsewhere rename to brand`)
    }
    const failed = await sumOf(/^http_request_duration_seconds_count\{.*status="5/, shop)
    return failed > 0.01 * (await sumOf(ANSWERS, shop))
  },

  async AnswersAreSlow() {
    const shop = await openShop({})
    await db().transaction(async (tx) => {
      await tx.execute(sql`lock table category`)
      const answer = shop.inject('/api/mainCategories')
      await pause(1_200)
      await tx.execute(sql`select 1`)
      void answer.then(() => undefined)
    })
    await expect.poll(() => sumOf(ANSWERS, shop)).toBe(1)
    return (await sumOf(WITHIN_A_SECOND, shop)) === 0
  },

  async ScriptsFail() {
    const failure = { name: 'TypeError', frames: ['app-A1.js:1:1'] }
    await app().inject({ method: 'POST', url: '/api/browser-failures', payload: failure })
    return (await sumOf(/^browser_failures_total /)) > 0
  },

  async ConnectionsAreScarce() {
    const narrow = openDatabase(databaseUrl(), { poolSize: 1 })
    const shop = await openShop({}, narrow)
    await Promise.all([1, 2].map(() => narrow.execute(sql`select pg_sleep(0.3)`)))
    const isSlow = (await sumOf(/^database_wait_seconds_bucket\{le="0.25"\}/, shop)) === 1
    await open.pop()?.close()
    await narrow.$client.end()
    return isSlow
  },

  async CacheMisses() {
    const shop = await openShop({})
    for (let page = 1; page <= 4; page += 1) await shop.inject(`/api/products?page=${page}`)
    await shop.inject('/api/products?page=1')
    const hits = await sumOf(/^cache_requests_total\{cache="answers",result="hit"/, shop)
    return hits === 1 && hits < 0.5 * (await sumOf(/^cache_requests_total\{cache="answers"/, shop))
  },

  async SearchEngineFails() {
    for (let word = 0; word < 3; word += 1) await app().inject(`/api/products?search=word${word}`)
    return (await sumOf(/^search_engine_up /)) === 0
  },

  async SearchIndexLags() {
    await db().execute(sql`insert into search_index (name, is_building) values ('products-1', false)`)
    await db().execute(sql`update product set title = title || '!' where id = 1`)
    await db().execute(sql`update search_outbox set changed_at = now() - interval '61 seconds'`)
    return (await sumOf(/^search_index_lag_seconds/)) > 60
  },
}

test('every rule of deploy/alerts.yaml has a cause here', async () => {
  const rules = await readFile(path.resolve(import.meta.dirname, '../../../../../deploy/alerts.yaml'), 'utf8')
  const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(names.toSorted()).toEqual(Object.keys(causes).toSorted())
})

test.each(Object.keys(causes))('%s is caused', async (name) => {
  expect(await causes[name]?.()).toBe(true)
})
