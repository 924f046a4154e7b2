import { once } from 'node:events'
import { connect, createServer, type Server, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { readApiEnv } from '#env.ts'
import { useApp } from '#testing/useApp.ts'
import { useDatabase } from '#testing/useDatabase.ts'

const database = useDatabase('seeded')
const { mediaFolder } = useApp('empty')
let proxy: Server
let sockets: Socket[]
let db: Database
let app: FastifyInstance

/** A proxy to the database that can freeze: connections stay open, and nothing is answered. */
beforeAll(async () => {
  sockets = []
  const target = new URL(database.url())
  const { port, hostname } = target
  proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const socket of [client, server]) {
      sockets.push(socket)
      socket.on('error', () => undefined) // either side may close it
    }
    client.pipe(server).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  target.hostname = '127.0.0.1'
  target.port = String(address.port)
  db = openDatabase(target.href)
  app = await buildApp({
    db,
    mediaFolder: mediaFolder(),
    env: readApiEnv({ CATALOGUE_VERSION_MAX_AGE: '0' }),
  })
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await app.close()
  await db.$client.end()
  proxy.close()
})

it('sends cached answers within a second while the database is frozen', async () => {
  const urls = ['/api/home-data', '/api/products?limit=5']
  const before = await Promise.all(urls.map((url) => app.inject(url)))
  expect(before.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  for (const socket of sockets) socket.pause().unpipe()
  const began = performance.now()
  for (let round = 0; round < 10; round++) {
    const answers = await Promise.all(urls.map((url) => app.inject(url)))
    expect(answers.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
  }
  // Ten requests that each waited for the database would take ten times its timeout.
  expect(performance.now() - began).toBeLessThan(4_000)
  expect(db.$client.totalCount - db.$client.idleCount).toBeLessThanOrEqual(1)
})
