import { execFileSync } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '#buildApp.ts'
import { readApiEnv } from '#env.ts'
import { seedIfEmpty } from '#seed/seedIfEmpty.ts'
import { as, signUp } from '#testing/signUp.ts'
import { startReplica } from '#testing/startReplica.ts'
import { migrateDatabase } from '../migrate.ts'
import { openDatabase, type Database } from '../openDatabase.ts'

/** For servers that have to start, stop or notice something on a busy machine. */
const SOON = { timeout: 30_000, interval: 50 }
const PRODUCT = '/api/products/1'

let folder = ''
let primary: RunningPostgres
let replica: RunningPostgres
let db: Database
let onReplica: Database
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'the-product-replica-'))
  await chmod(folder, 0o755)
  primary = await startPostgres({ dataDir: path.join(folder, 'primary'), settings: { fsync: 'off' } })
  await migrateDatabase(primary.url())
  await seedIfEmpty(primary.url())
  db = openDatabase(primary.url())
  replica = await startReplica(primary)
  onReplica = openDatabase(replica.url())
  app = await buildApp({
    db,
    mediaFolder: '',
    env: readApiEnv({
      DATABASE_REPLICA_URL: replica.url(),
      DATABASE_REPLICA_MAX_LAG: '1000',
      CATALOGUE_VERSION_MAX_AGE: '0',
      READS_PER_MINUTE: '1000000',
    }),
  })
}, 120_000)
afterAll(async () => {
  await app?.close()
  await onReplica?.$client.end()
  await db?.$client.end()
  await replica?.stop()
  await primary?.stop()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => vi.waitUntil(() => app.reads.replica?.isUsed === true, SOON))

const rename = (title: string) => db.execute(sql`update product set title = ${title} where id = 1`)
const titleShown = async () => (await app.inject(PRODUCT)).json<{ data: { title: string } }>().data.title
const pauseReplay = async () => onReplica.execute(sql`select pg_wal_replay_pause()`)
const resumeReplay = async () => onReplica.execute(sql`select pg_wal_replay_resume()`)

/** Statements that began on a server, but for those of replication and of this test's own connection. */
const transactionsOf = async (on: Database) =>
  Number(
    (await on.execute(sql`select xact_commit from pg_stat_database where datname = current_database()`))
      .rows[0]?.['xact_commit'],
  )

test('the catalogue is read from the replica, and nothing else', async () => {
  const before = await transactionsOf(onReplica)
  for (const url of [
    '/api/home-data',
    '/api/list-brand',
    '/api/mainCategories',
    '/api/list-blogs',
    '/api/products?page=3',
  ])
    expect((await app.inject(url)).statusCode).toBe(200)
  // Statistics are written when a connection has been idle for a moment.
  await expect.poll(() => transactionsOf(onReplica), SOON).toBeGreaterThan(before + 5)
})

test('an answer from the replica is not stored as newer than it is', async () => {
  await titleShown()
  await pauseReplay()
  await rename('Renamed While the Replica Lags')
  // Within its bound the replica is read, with the version of the catalogue that it has.
  expect(await titleShown()).not.toBe('Renamed While the Replica Lags')
  await resumeReplay()
  await expect.poll(titleShown, SOON).toBe('Renamed While the Replica Lags')
})

test('the primary is read while the replica lags, and the replica again when it has caught up', async () => {
  await pauseReplay()
  await rename('Renamed Behind a Lag')
  await expect.poll(titleShown, SOON).toBe('Renamed Behind a Lag')
  expect(app.reads.replica?.isUsed).toBe(false)
  await resumeReplay()
  await expect.poll(() => app.reads.replica?.isUsed, SOON).toBe(true)
  expect(await titleShown()).toBe('Renamed Behind a Lag')
})

test('a shopper sees their own review at once', async () => {
  const shopper = await signUp(app)
  await pauseReplay()
  const body = { rating: 4, title: 'Good', body: 'Smells of the sea, and lasts until the evening.' }
  const post = async () =>
    app.inject(as(shopper, { method: 'POST', url: `${PRODUCT}/reviews`, payload: body }))
  const posting = post()
  await pause(400)
  await resumeReplay()
  expect((await posting).statusCode).toBe(201)
  expect(app.reads.replica?.isUsed).toBe(true)
  const { payload } = await app.inject(`${PRODUCT}/reviews`)
  expect(payload).toContain('Smells of the sea')
})

describe('no read fails', () => {
  /** Reads all the time until it is stopped, and returns the statuses. */
  function readOn() {
    const statuses = new Set<number>()
    const over = new AbortController()
    const work = (async () => {
      // Each question is a new one, so that nothing is answered from the cache.
      for (let price = 100; !over.signal.aborted; price += 1) {
        statuses.add((await app.inject(`/api/products?price_min=${price}&limit=4`)).statusCode)
        await pause(1) // as between requests from a network
      }
    })()
    return async () => {
      over.abort()
      await work
      return [...statuses]
    }
  }

  test('while the replica is frozen', async () => {
    const stop = readOn()
    const pids = processesOf(await postmaster(replica))
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    try {
      await expect.poll(() => app.reads.replica?.isUsed, SOON).toBe(false)
    } finally {
      for (const pid of pids) process.kill(pid, 'SIGCONT')
    }
    await expect.poll(() => app.reads.replica?.isUsed, SOON).toBe(true)
    expect(await stop()).toEqual([200])
  })

  test('while the replica is killed and starts again', async () => {
    const stop = readOn()
    process.kill(await postmaster(replica), 'SIGQUIT')
    await expect.poll(() => app.reads.replica?.isUsed, SOON).toBe(false)
    // The process that keeps it running starts it again.
    await expect.poll(() => app.reads.replica?.isUsed, SOON).toBe(true)
    expect(await stop()).toEqual([200])
  })

  test('when the replica is promoted, which ends its use', async () => {
    const stop = readOn()
    await onReplica.execute(sql`select pg_promote()`)
    await expect.poll(() => app.reads.replica?.isUsed, SOON).toBe(false)
    await rename('Renamed After the Promotion')
    expect(await titleShown()).toBe('Renamed After the Promotion')
    expect(await stop()).toEqual([200])
  })
})

async function postmaster({ location }: RunningPostgres): Promise<number> {
  const [pid] = (await readFile(path.join(location, 'data', 'postmaster.pid'), 'utf8')).split('\n')
  return Number(pid)
}

function processesOf(parent: number): number[] {
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', String(parent)], { encoding: 'utf8' })
  return [parent, ...children.trim().split(/\s+/).map(Number)]
}
