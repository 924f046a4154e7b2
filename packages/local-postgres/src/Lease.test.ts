import { fork, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findUnprivilegedUser } from './unprivileged.ts'

let dataDir: string
const running = new Set<ChildProcess>()

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'the-product-lease-'))
  await chmod(folder, 0o755)
  dataDir = path.join(folder, 'postgres')
})
afterEach(async () => {
  await Promise.all([...running].map((child) => end(child, 'SIGKILL')))
  // The next test starts from a stopped server.
  await leave((await join()).child)
})
afterAll(() => rm(path.dirname(dataDir), { recursive: true, force: true }))

/** Starts a process that uses the cluster. */
async function join(): Promise<{ child: ChildProcess; url: string }> {
  const child = fork(path.join(import.meta.dirname, 'testing/holdPostgres.ts'), [dataDir], {
    execArgv: ['--import', 'tsx'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  const [url] = (await once(child, 'message')) as [string]
  return { child, url }
}

async function leave(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.send('leave')
  await ended
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function ask<T>(url: string, sql: string): Promise<T | undefined> {
  const client = new pg.Client(url)
  client.on('error', () => undefined) // the test may terminate its backend
  await client.connect()
  try {
    return (await client.query<{ answer: T }>(sql)).rows[0]?.answer
  } finally {
    await client.end()
  }
}

const startedAt = (url: string) => ask<Date>(url, 'select pg_postmaster_start_time() as answer')

const leases = `from pg_stat_activity where application_name = 'lease'`

/** Waits until each process holds its lease again: a process that exits before that is the last one. An ended lease of `before` may still be listed. */
const expectLeases = (url: string, count: number, before: readonly number[] = []) =>
  expect
    .poll(
      () => ask(url, `select count(*)::int as answer ${leases} and pid <> all('{${before.join()}}'::int[])`),
      {
        timeout: 30_000,
      },
    )
    .toBe(count)

const isStopped = (url: string) => expect(ask(url, 'select 1')).rejects.toThrow(/ECONNREFUSED/)
const lockFile = () => path.join(dataDir, 'data/postmaster.pid')
const serverPid = async () => Number((await readFile(lockFile(), 'utf8')).split('\n')[0])

test('keeps the server running when connections of leases are terminated and one process exits', async () => {
  const [first, second] = [await join(), await join()]
  const started = await startedAt(first.url)
  const ended = await ask<number[]>(
    first.url,
    `select array_agg(pid) filter (where pg_terminate_backend(pid)) as answer ${leases}`,
  )
  await expectLeases(first.url, 2, ended)
  await leave(second.child)
  expect(await startedAt(first.url)).toEqual(started)
  await leave(first.child)
  await isStopped(first.url)
})

test('restarts a killed server on its port while a process uses it, and stops it with the last one', async () => {
  const [first, second] = [await join(), await join()]
  const started = await startedAt(first.url)
  process.kill(await serverPid(), 'SIGKILL')
  await expect.poll(() => startedAt(first.url).catch(() => started), { timeout: 40_000 }).not.toEqual(started)
  const again = await startedAt(first.url)
  await expectLeases(first.url, 2)
  await leave(first.child)
  expect(await startedAt(second.url)).toEqual(again)
  await leave(second.child)
  await isStopped(second.url)
})

test('adopts the server of killed processes', async () => {
  const killed = [await join(), await join()]
  const started = await startedAt(killed[0]?.url ?? '')
  await Promise.all(killed.map(({ child }) => end(child, 'SIGKILL')))
  const next = await join()
  expect(await startedAt(next.url)).toEqual(started)
  await leave(next.child)
  await isStopped(next.url)
})

test('keeps the server running for a paused process', async () => {
  const [paused, other] = [await join(), await join()]
  paused.child.kill('SIGSTOP')
  await leave(other.child)
  expect(await ask(paused.url, 'select 1 as answer')).toBe(1)
  paused.child.kill('SIGCONT')
  await leave(paused.child)
  await isStopped(paused.url)
})

test('starts the server when the process id of a dead one belongs to another program', async () => {
  const first = await join()
  const text = await readFile(lockFile(), 'utf8')
  await leave(first.child)
  const other = spawn('sleep', ['600'], { ...findUnprivilegedUser() })
  running.add(other)
  other.once('exit', () => running.delete(other))
  await writeFile(lockFile(), text.replace(/^\d+/, String(other.pid)))
  const next = await join()
  expect(await ask(next.url, 'select 1 as answer')).toBe(1)
  await leave(next.child)
})
