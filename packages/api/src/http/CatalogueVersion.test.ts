import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { CatalogueVersion } from './CatalogueVersion.ts'

let silent: Server
let sockets: Socket[]
let db: Database

beforeEach(async () => {
  sockets = []
  silent = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => undefined) // the client may close it
  }).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  db = openDatabase(`postgres://postgres@127.0.0.1:${address.port}/postgres`)
})

afterEach(async () => {
  for (const socket of sockets) socket.destroy()
  await db.$client.end()
  silent.close()
})

it('stops waiting for a silent database, with one query at a time', async () => {
  const heard: unknown[] = []
  const version = new CatalogueVersion(db, 0, (error) => heard.push(error))
  const began = performance.now()
  expect(await Promise.all(Array.from({ length: 50 }, () => version.state()))).toEqual(
    Array.from({ length: 50 }, () => undefined),
  )
  expect(performance.now() - began).toBeLessThan(4_000)
  await expect(version.current()).rejects.toMatchObject({ status: 503 })
  expect(heard).toHaveLength(1)
  expect(sockets).toHaveLength(1)
})
