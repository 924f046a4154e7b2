import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPostgres } from './startPostgres.ts'

let dataDir: string

beforeEach(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'the product '))
  await chmod(folder, 0o755)
  dataDir = path.join(folder, 'postgres')
})

afterEach(async () => {
  await rm(path.dirname(dataDir), { recursive: true, force: true })
})

async function ask<T>(url: string, sql: string): Promise<T | undefined> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<{ answer: T }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}

test('starts PostgreSQL durable, on loopback only, and with a password', async () => {
  const postgres = await startPostgres({ dataDir })
  const settings = `select concat_ws(' ', current_setting('fsync'), current_setting('synchronous_commit'), current_setting('listen_addresses')) as answer`
  expect(await ask(postgres.url(), settings)).toBe('on on 127.0.0.1')
  await expect(ask(postgres.url().replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/)
  await postgres.stop()
  await expect(ask(postgres.url(), 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('shares one server between two processes, and stops it with the last one', async () => {
  const [first, second] = await Promise.all([startPostgres({ dataDir }), startPostgres({ dataDir })])
  expect(second.url()).toBe(first.url())
  await first.stop()
  expect(await ask(second.url(), 'select 1 as answer')).toBe(1)
  await second.stop()
  await expect(ask(second.url(), 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('stops PostgreSQL when all processes release it at once', async () => {
  const running = await Promise.all(Array.from({ length: 5 }, () => startPostgres({ dataDir })))
  await Promise.all(running.map((postgres) => postgres.stop()))
  await expect(ask(running[0]?.url() ?? '', 'select 1')).rejects.toThrow(/ECONNREFUSED/)
})

test('keeps the data of PostgreSQL until the next start', async () => {
  const before = await startPostgres({ dataDir })
  await ask(before.url(), 'create table kept as select 7 as answer')
  await before.stop()
  const after = await startPostgres({ dataDir })
  expect(await ask(after.url(), 'select answer from kept')).toBe(7)
  await after.stop()
})

test('runs PostgreSQL for a folder that only its owner may enter', async () => {
  await chmod(path.dirname(dataDir), 0o700)
  const postgres = await startPostgres({ dataDir })
  expect(await ask(postgres.url(), 'select 1 as answer')).toBe(1)
  await postgres.stop()
  await rm(postgres.location, { recursive: true, force: true })
})
