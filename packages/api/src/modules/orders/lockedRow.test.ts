import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { makeKey, makeShopper, type Shopper } from '#testing/makeShopper.ts'
import { makeTestProduct, type TestProduct } from '#testing/makeTestProduct.ts'
import { unitsOf } from '#testing/placeOrder.ts'
import { useApp } from '#testing/useApp.ts'
import { useAudits } from '#testing/useAudits.ts'

const { app, db } = useApp('seeded')
useAudits(db)
let origin = ''
beforeAll(async () => {
  origin = await app().listen({ host: '127.0.0.1', port: 0 })
})

const shoppers = (count: number) => Promise.all(Array.from({ length: count }, () => makeShopper(db())))

/** Places an order over a connection of its own, which the signal closes. */
function order(
  shopper: Shopper,
  product: TestProduct,
  { signal, key = makeKey() }: { signal?: AbortSignal; key?: string } = {},
): Promise<number | undefined> {
  const body = {
    items: [{ ...product.item, quantity: 1 }],
    address_id: shopper.addressId,
    payment_method: 'cod',
    expected_total: 600,
  }
  const headers = { ...shopper.headers, 'content-type': 'application/json', 'idempotency-key': key }
  return new Promise((resolve, reject) => {
    const options = { method: 'POST', headers, agent: false as const, ...(signal && { signal }) }
    request(`${origin}/api/orders`, options, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

/** Runs `work` while another transaction locks the stock of `product` and a third one waits for it. */
function whileLocked<T>(product: TestProduct, work: () => Promise<T>): Promise<T> {
  return db().transaction(async (holder) => {
    await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await holder.execute(sql`select from stock where variant_id = ${product.variantId} for update`)
    return work()
  })
}

const untilWaiting = () =>
  vi.waitFor(
    async () => {
      const { rows } = await db().execute(sql`
        select application_name as name from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      expect(rows.length).toBeGreaterThan(0)
      return rows
    },
    { timeout: 30_000 },
  )

test('delays only the orders of a product whose row is locked, and answers every order', async () => {
  const [locked, free] = [
    await makeTestProduct(db(), { price: 600, delhi: 20 }),
    await makeTestProduct(db(), { price: 600, delhi: 20 }),
  ]
  const crowd = await shoppers(14)
  let waiting: Promise<unknown[]> | undefined
  await whileLocked(locked, async () => {
    waiting = Promise.all(crowd.map((shopper) => order(shopper, locked)))
    // The operator finds the request that waits.
    for (const { name } of await untilWaiting()) expect(name).toMatch(/^the-product request [\da-f-]{36}$/)
    const others = await shoppers(8)
    const statuses = await Promise.all(others.map((shopper) => order(shopper, free)))
    expect(new Set(statuses)).toEqual(new Set([201]))
  })
  expect(new Set(await waiting)).toEqual(new Set([201]))
  expect(await unitsOf(db(), locked)).toEqual([20, 14])
})

test('does not place an order whose client has disconnected; the same key places it later', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 20 })
  const crowd = await shoppers(8)
  const keys = crowd.map(() => makeKey())
  const leaving = new AbortController()
  await whileLocked(product, async () => {
    const orders = crowd.map((shopper, index) =>
      order(shopper, product, { signal: leaving.signal, key: keys[index] ?? '' }),
    )
    const ends = Promise.allSettled(orders)
    await untilWaiting()
    leaving.abort()
    expect(new Set((await ends).map(({ status }) => status))).toEqual(new Set(['rejected']))
    // The server notices when the sockets close.
    await vi.waitFor(async () => expect(await openSockets()).toBe(0), { timeout: 30_000 })
  })
  // No open transaction means that no query is still running.
  await vi.waitFor(async () => expect(await openTransactions()).toBe(0), { timeout: 30_000 })
  expect(await unitsOf(db(), product)).toEqual([20, 0])
  const again = await Promise.all(
    crowd.map((shopper, index) => order(shopper, product, { key: keys[index] ?? '' })),
  )
  expect(new Set(again)).toEqual(new Set([201]))
  expect(await unitsOf(db(), product)).toEqual([20, 8])
})

const openSockets = () =>
  new Promise<number>((resolve, reject) =>
    app().server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )

async function openTransactions(): Promise<number> {
  const { rows } = await db().execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and xact_start is not null and backend_type = 'client backend' and pid <> pg_backend_pid()`)
  return rows[0]?.n ?? 0
}
