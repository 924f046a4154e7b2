import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useDatabase } from '#testing/useDatabase.ts'

const { current, url } = useDatabase('empty')

function resizeAhead(databaseUrl: string): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'resizeAhead.ts'), {
    execArgv: ['--conditions=source', '--import', 'tsx'],
    env: { DATABASE_URL: databaseUrl, DATA_DIR: import.meta.dirname },
    silent: true,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

test('ends the resizing when its parent has ended during the start', async () => {
  const silentDatabase = createServer().listen(0, '127.0.0.1')
  onTestFinished(() => void silentDatabase.close())
  await once(silentDatabase, 'listening')
  const { port } = silentDatabase.address() as AddressInfo
  const child = resizeAhead(`postgres://shop@127.0.0.1:${port}/shop`)
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([0, null])
}, 60_000)

test('goes on resizing when the database had no time for it', async () => {
  let said = ''
  const child = await current().transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0; lock table picture`)
    const started = resizeAhead(url())
    started.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    // What PostgreSQL does when a statement times out.
    const cancelled = sql`
      select from pg_locks where relation = 'picture'::regclass and not granted and pg_cancel_backend(pid)`
    await vi.waitFor(async () => expect((await tx.execute(cancelled)).rowCount).toBe(1), { timeout: 30_000 })
    await vi.waitFor(() => expect(said).toContain('canceling statement'), { timeout: 30_000 })
    return started
  })
  expect(await once(child, 'exit')).toEqual([0, null])
}, 90_000)
