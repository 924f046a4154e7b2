import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ImportIsRunning, withImportLock } from '#import/withImportLock.ts'
import { useDatabase } from '#testing/useDatabase.ts'
import { codeOf } from './codeOf.ts'
import { logLostConnections } from './logLostConnections.ts'
import { openDatabase, type Database } from './openDatabase.ts'

// An 'error' event without a listener is an uncaught exception, which fails the test run.
const database = useDatabase('empty')
let db: Database
beforeEach(() => {
  db = openDatabase(database.url(), { poolSize: 1 })
})
afterEach(() => db.$client.end())

const terminate = (pid: unknown) =>
  database.current().execute(sql`select pg_terminate_backend(${pid}::int, 10000)`)

async function pidOf(on: Pick<Database, 'execute'>): Promise<unknown> {
  const { rows } = await on.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return rows[0]?.pid
}

const costOf = async (on: Database) => (await on.execute(sql`show random_page_cost`)).rows[0]

test('plans for a catalogue in memory, but for other options in the address', async () => {
  expect(await costOf(db)).toEqual({ random_page_cost: '1.1' })
  const slow = openDatabase(`${database.url()}?options=-c%20random_page_cost%3D3`)
  onTestFinished(() => slow.$client.end())
  expect(await costOf(slow)).toEqual({ random_page_cost: '3' })
})

const isBack = async () => (await db.execute(sql`select 1`)).rows.length === 1

test('keeps running when a connection is lost inside a transaction', async () => {
  const lost = db.transaction(async (tx) => {
    await terminate(await pidOf(tx))
    await new Promise((resolve) => setTimeout(resolve, 100))
    await tx.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow('Failed query')
  expect(await isBack()).toBe(true)
})

test('keeps running when an idle connection is lost', async () => {
  await terminate(await pidOf(db))
  await vi.waitFor(() => expect(db.$client.totalCount).toBe(0))
  expect(await isBack()).toBe(true)
})

test('keeps running when the server ends an idle transaction', async () => {
  const lost = db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 50`)
    await new Promise((resolve) => setTimeout(resolve, 500))
    await tx.execute(sql`select 1`)
  })
  await expect(lost).rejects.toThrow('Failed query')
  expect(await isBack()).toBe(true)
})

test('ends statements, and waits for a connection, by the limits of the settings', async () => {
  const strict = openDatabase(database.url(), {
    poolSize: 1,
    statementTimeoutMs: 5_000,
    connectionTimeoutMs: 1_000,
  })
  onTestFinished(() => strict.$client.end())
  await strict.execute(sql`select 1`)
  const [long, second] = await Promise.allSettled([
    strict.execute(sql`select pg_sleep(20)`),
    strict.execute(sql`select 1`),
  ])
  expect(long).toMatchObject({ reason: { cause: { code: '57014' } } })
  expect(second).toMatchObject({ reason: { cause: { message: 'timeout exceeded when trying to connect' } } })
})

test("gives the operator's work as long as it takes", async () => {
  const patient = openDatabase(database.url(), { poolSize: 1, isPatient: true })
  onTestFinished(() => patient.$client.end())
  // The second transaction waits for the only connection for longer than a shopper would.
  const idle = (seconds: number) =>
    patient.transaction(async (tx) => {
      await tx.execute(sql`select pg_sleep(${seconds})`)
      const { rows } = await tx.execute<{ name: string }>(sql`
        select name from pg_settings where setting <> '0'
          and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`)
      return rows
    })
  expect(await Promise.all([idle(5.5), idle(0)])).toEqual([[], []])
})

test('reports the error of the work when the rollback fails, too', async () => {
  const error: unknown = await db
    .transaction((tx) => tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`))
    .catch((reason: unknown) => reason)
  expect(codeOf(error)).toBe('57P01')
})

test('returns a connection to the pool when a transaction could not begin', async () => {
  db.$client.once('acquire', (client: PoolClient & { connection?: { stream: { destroy: () => void } } }) =>
    client.connection?.stream.destroy(),
  )
  await expect(db.transaction(async () => 1)).rejects.toThrow('Failed query')
  expect(await isBack()).toBe(true)
})

test("runs one import at a time when the lock's connection is lost", async () => {
  const imports = openDatabase(database.url(), { poolSize: 2, isPatient: true })
  const work = async () => {
    await expect(withImportLock(imports, async () => 1)).rejects.toThrow(ImportIsRunning)
    await imports.execute(sql`
      select pg_terminate_backend(pid, 10000) from pg_locks where locktype = 'advisory' and database =
        (select oid from pg_database where datname = current_database())`)
    return 'done'
  }
  expect(await withImportLock(imports, work)).toBe('done')
  expect(await withImportLock(imports, async () => 'again')).toBe('again')
  await imports.$client.end()
})

test('logs a lost connection once, without values of the query', async () => {
  const warn = vi.fn()
  const stop = logLostConnections(db.$client, { warn } as never)
  await db
    .transaction((tx) =>
      tx.execute(sql`select pg_terminate_backend(pg_backend_pid()), ${'asha@example.com'}`),
    )
    .catch(() => undefined)
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1))
  expect(JSON.stringify(warn.mock.calls)).not.toContain('asha')
  await stop()
})

test('lets a job take longer than a request may, and keeps its deadlines for the others', async () => {
  const strict = openDatabase(database.url(), { statementTimeoutMs: 100 })
  onTestFinished(() => strict.$client.end())
  const sleep = sql`select pg_sleep(0.3)`
  await expect(strict.withoutDeadlines((tx) => tx.execute(sleep))).resolves.toMatchObject({ rowCount: 1 })
  await expect(strict.execute(sleep)).rejects.toMatchObject({ cause: { code: '57014' } })
})
