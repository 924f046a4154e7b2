import { request } from 'node:http'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { makeKey, makeShopper } from '#testing/makeShopper.ts'
import { makeTestProduct } from '#testing/makeTestProduct.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const { current: db } = useDatabase('seeded')
let app: Awaited<ReturnType<typeof buildApp>>
let origin = ''
beforeAll(async () => {
  app = await buildApp({ db: db(), mediaFolder: '/nowhere' })
  origin = await app.listen({ host: '127.0.0.1', port: 0 })
})

interface Answer {
  status: number | undefined
  connection: string | undefined
}

function call(path: string, headers = {}, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(`${origin}${path}`, { method: body === undefined ? 'GET' : 'POST', headers }, (answer) => {
      const { statusCode: status, headers: got } = answer
      answer.resume().on('end', () => resolve({ status, connection: got.connection }))
    })
      .on('error', reject)
      .end(body && JSON.stringify(body))
  })
}

test('answers /readyz with 503 and finishes requests in progress when closing', async () => {
  const product = await makeTestProduct(db(), { price: 600, delhi: 5 })
  const shopper = await makeShopper(db())
  const headers = { ...shopper.headers, 'content-type': 'application/json', 'idempotency-key': makeKey() }
  const body = {
    items: [{ ...product.item, quantity: 1 }],
    address_id: shopper.addressId,
    payment_method: 'cod',
    expected_total: 600,
  }
  expect(await call('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' })

  let order: Promise<Answer> | undefined
  let closed: Promise<undefined> | undefined
  await db().transaction(async (holder) => {
    await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    await holder.execute(sql`select from stock where variant_id = ${product.variantId} for update`)
    order = call('/api/orders', headers, body)
    await vi.waitFor(
      async () => {
        const { rows } = await db().execute(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        expect(rows).toHaveLength(1)
      },
      { timeout: 30_000 },
    )
    closed = app.close()
    await vi.waitFor(async () => expect((await call('/readyz')).status).toBe(503))
    expect(await call('/api/recent-blogs')).toEqual({ status: 200, connection: 'close' })
    await vi.waitFor(() => expect(call('/readyz')).rejects.toThrow('ECONNREFUSED'), { timeout: 30_000 })
  })
  expect(await order).toEqual({ status: 201, connection: 'close' })
  await closed
})
