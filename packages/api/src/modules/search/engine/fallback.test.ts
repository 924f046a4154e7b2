import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import type { ListProductsResponse } from '@shop/contract/product-list.schema'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { beginIndex, finishIndex } from '../openSearch/indexes.repository.ts'

const { current: db } = useDatabase('seeded')
let silent: Server
let sockets: Socket[]

beforeEach(async () => {
  sockets = []
  silent = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined) // the client may close it
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  silent.close()
})

const portOf = () => {
  const address = silent.address()
  return typeof address === 'object' ? address?.port : undefined
}

test.each([
  ['that is gone', () => 'http://127.0.0.1:9'],
  ['that accepts calls and never answers', () => `http://127.0.0.1:${portOf()}`],
])('without the search engine, or with one %s, shoppers find the same products', async (_, url) => {
  await beginIndex(db(), 'one')
  await finishIndex(db(), 'one')
  const open = (settings: NodeJS.ProcessEnv) =>
    buildApp({ db: db(), mediaFolder: '', env: readApiEnv({ CATALOGUE_VERSION_MAX_AGE: '0', ...settings }) })
  const [app, without] = await Promise.all([open({ SEARCH_URL: url() }), open({})])
  try {
    const began = performance.now()
    for (const path of ['/api/products', '/api/products?search=matte+lipstick&sort=price_asc']) {
      const answer = (await app.inject(path)).json<ListProductsResponse>()
      expect(answer).toEqual({ ...(await without.inject(path)).json<ListProductsResponse>(), fallback: true })
    }
    expect((await app.inject('/readyz')).statusCode).toBe(200)
    // Three attempts to search, and no wait for an engine that is known to be out.
    expect(performance.now() - began).toBeLessThan(8_000)
    const metrics = await app.metrics.registry.metrics()
    expect(metrics).toMatch(/^search_engine_up 0$/m)
    expect(metrics).toMatch(/^search_calls_total\{answered_by="database"\} [1-9]/m)
  } finally {
    await Promise.all([app.close(), without.close()])
  }
})
