import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readApiEnv } from '#env.ts'
import { cdnPurge } from '#database/schema/cdnPurge.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { createCdn } from './createCdn.ts'
import { purgeCdn, purgeCdnAgain } from './purgeCdn.ts'

const TOKEN = 'a token of the CDN'
const { current: db } = useDatabase('seeded')
const purges: string[] = []
let status = 200
let cdnServer: Server

/** Purging by surrogate keys as Fastly publishes it: POST /service/{id}/purge with the keys and the token in headers. */
beforeAll(async () => {
  cdnServer = createServer((request, response) => {
    const isRight = request.method === 'POST' && request.url === '/service/shop/purge'
    if (!isRight || request.headers['fastly-key'] !== TOKEN) return response.writeHead(403).end()
    if (status === 200) purges.push(String(request.headers['surrogate-key']))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(cdnServer, 'listening')
})
afterAll(() => void cdnServer.close())
beforeEach(async () => {
  status = 200
  await db().delete(cdnPurge)
  await purge()
  await settle()
  purges.length = 0
})

function purging() {
  const { port } = cdnServer.address() as AddressInfo
  const env = { CDN_PURGE_URL: `http://127.0.0.1:${port}/service/shop`, CDN_PURGE_TOKEN: TOKEN }
  const cdn = createCdn(readApiEnv(env))
  if (cdn === undefined) throw new Error('There is no CDN')
  return { db: db(), cdn }
}
const purge = () => purgeCdn(purging())
const settle = () => purgeCdnAgain(purging(), 0)

const sellOut = (productId: number) =>
  db().execute(sql`
    insert into stock_move (store_id, variant_id, ref, kind, d_on_hand)
    select store_id, variant_id, gen_random_uuid(), 'adjust', -1 from stock join variant on variant.id = variant_id
    where product_id = ${productId} and on_hand > 0 limit 1`)
const rename = (id: number) => db().execute(sql`update product set title = title || ' anew' where id = ${id}`)

test('purges the answers that show a changed product, and those that may', async () => {
  await sellOut(9)
  await purge()
  await purge()
  expect(purges).toEqual(['any-change product-9'])
})

test('purges everything after a change that any answer may show', async () => {
  await sellOut(9)
  await rename(3)
  await purge()
  expect(purges).toEqual(['catalogue'])
})

test('purges everything of a CDN that it never told anything', async () => {
  await db().delete(cdnPurge)
  await purge()
  expect(purges).toEqual(['catalogue'])
})

test('purges a second time, when no process can send an older answer any more', async () => {
  await sellOut(9)
  await purge()
  await purgeCdnAgain(purging(), 60_000)
  expect(purges).toHaveLength(1)
  await sellOut(11)
  await settle()
  await settle()
  expect(purges).toEqual(['any-change product-9', 'any-change product-9 product-11'])
  await purge()
  await settle()
  expect(purges.slice(2)).toEqual(['any-change product-11', 'any-change product-11'])
})

test('repeats a purge that the CDN refused', async () => {
  await sellOut(9)
  status = 503
  await expect(purge()).rejects.toThrow('The CDN answered 503')
  status = 200
  await purge()
  status = 503
  await expect(settle()).rejects.toThrow('The CDN answered 503')
  status = 200
  await settle()
  expect(purges).toEqual(['any-change product-9', 'any-change product-9'])
})
