import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { outbox } from '#database/schema/outbox.ts'
import { openDatabase } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { enqueueMessage } from '#modules/outbox/enqueueMessage.ts'
import { makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { placedOrder } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useDatabase } from '#testing/useDatabase.ts'

// Some metrics are about a search engine; here it does not answer.
const { app, db } = useApp('seeded', { SEARCH_URL: 'http://127.0.0.1:9' })
const other = useDatabase('empty')
beforeEach(() => db().delete(outbox))

/** Value of a metric with these labels. */
async function valueOf(
  name: string,
  labels: Record<string, string>,
  shop = app(),
): Promise<number | undefined> {
  const metric = await shop.metrics.registry.getSingleMetric(name)?.get()
  const wanted = JSON.stringify(labels)
  return metric?.values.find((value) => JSON.stringify(value.labels) === wanted)?.value
}

const DEPLOY = path.resolve(import.meta.dirname, '../../../../../deploy')
const FUNCTIONS = new Set(['histogram_quantile'])

test.each(['alerts.yaml', 'dashboard.json'])('deploy/%s names metrics that the shop has', async (file) => {
  const text = await readFile(path.join(DEPLOY, file), 'utf8')
  const expressions = [...text.matchAll(/\bexpr"?: (.*)/g)].map(([, expression = '']) => expression)
  const names = expressions.flatMap((expression) =>
    [...expression.matchAll(/(?<![\w"])[a-z]+(?:_[a-z\d]+)+/g)].map(([name]) => name),
  )
  const unknown = [...new Set(names)]
    .filter((name) => !FUNCTIONS.has(name))
    .filter((name) => !app().metrics.registry.getSingleMetric(name.replace(/_(?:bucket|count)$/, '')))
  expect(names.length).toBeGreaterThan(10)
  expect(unknown).toEqual([])
})

describe('metrics', () => {
  test('tell how many messages wait, and for how long', async () => {
    await enqueueMessage(db(), {
      channel: 'sms',
      to: '+919876543210',
      topic: 'code',
      text: '1',
      dedupe: 'one',
    })
    await db()
      .update(outbox)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
    expect(await valueOf('outbox_messages', { channel: 'sms' })).toBe(1)
    expect(await valueOf('outbox_age_seconds', { channel: 'sms' })).toBeGreaterThan(599)
    expect(await valueOf('outbox_age_seconds', { channel: 'mail' })).toBe(0)
  })

  test('count open orders by status, and tell of holds that have ended', async () => {
    const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
    const shopper = await makeShopper(db())
    const order = { shopper, products: [[product, 1]] as [typeof product, number][], total: 600 }
    await placedOrder(app(), order)
    await placedOrder(app(), { ...order, method: 'upi' })
    expect(await valueOf('orders_open', { status: 'confirmed' })).toBe(1)
    expect(await valueOf('orders_open', { status: 'held' })).toBe(1)
    expect(await valueOf('orders_held_late_seconds', { status: 'held' })).toBe(0)
    await db().execute(sql`update orders set hold_until = now() - interval '5 minutes' where status = 'held'`)
    expect(await valueOf('orders_held_late_seconds', { status: 'held' })).toBeGreaterThan(299)
    expect(await valueOf('orders_in_queue', { state: 'waiting' })).toBe(0)
  })

  test('count failed runs of jobs, and tell when each succeeded', async () => {
    const shop = await buildApp({ db: other.current(), mediaFolder: '', env: readApiEnv({ ROLE: 'worker' }) })
    shop.addJob({ name: 'fail', everyMs: 10, run: () => Promise.reject(new Error('broken')) })
    await shop.listen({ host: '127.0.0.1', port: 0 })
    await expect
      .poll(() => valueOf('job_runs_total', { name: 'fail', outcome: 'failed' }, shop))
      .toBeGreaterThan(1)
    await expect
      .poll(() => valueOf('job_runs_total', { name: 'send messages', outcome: 'succeeded' }, shop))
      .toBeGreaterThan(0)
    expect(await valueOf('job_pause_seconds', { name: 'sweep' }, shop)).toBe(3_600)
    await shop.close()
  })

  test('measure for how long statements wait for a connection', async () => {
    const narrow = openDatabase(other.url(), { poolSize: 1 })
    const shop = await buildApp({ db: narrow, mediaFolder: '', env: readApiEnv({}) })
    const slow = (on: Pick<typeof narrow, 'execute'>) => on.execute(sql`select pg_sleep(0.3)`)
    await Promise.all([slow(narrow), slow(narrow), narrow.transaction(slow)])
    const text = await shop.metrics.registry.getSingleMetricAsString('database_wait_seconds')
    expect(text).toMatch(/database_wait_seconds_count 3/)
    // The second statement waits for the first one, and the third for both. The first waits for a busy machine only.
    expect(text).toMatch(/database_wait_seconds_bucket\{le="0.25"\} [01]\n/)
    await shop.close()
    await narrow.$client.end()
  })

  test('are answered without the database, except for those of its rows', async () => {
    const nowhere = openDatabase('postgres://nobody@127.0.0.1:1/nothing')
    const shop = await buildApp({ db: nowhere, mediaFolder: '', env: readApiEnv({}) })
    const text = await shop.metrics.registry.metrics()
    expect(text).toContain('database_connections{state="idle"} 0')
    expect(text).not.toContain('orders_open{')
    await shop.close()
    await nowhere.$client.end()
  })

  test('of rows are read by processes that run jobs', async () => {
    const shop = await buildApp({ db: db(), mediaFolder: '', env: readApiEnv({ ROLE: 'web' }) })
    expect(await shop.metrics.registry.metrics()).not.toContain('orders_open')
    await shop.close()
  })
})
