import { once } from 'node:events'
import { fork } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { backUpPostgres } from './backUpPostgres.ts'
import { restorePostgres } from './restorePostgres.ts'
import { startPostgres, type RunningPostgres } from './startPostgres.ts'

let folder = ''
const at = (name: string) => path.join(folder, name)
const isReplacing = false

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'the product '))
  await chmod(folder, 0o755)
})
afterAll(() => rm(folder, { recursive: true }))

async function ask<T>(postgres: RunningPostgres, sql: string): Promise<T[]> {
  const client = new pg.Client(postgres.url())
  await client.connect()
  try {
    return (await client.query<{ answer: T }>(sql)).rows.map(({ answer }) => answer)
  } finally {
    await client.end()
  }
}

/** What a statement gives on a cluster that is started for it. */
async function askIn<T>(name: string, sql: string): Promise<T[]> {
  const postgres = await startPostgres({ dataDir: at(name) })
  try {
    return await ask<T>(postgres, sql)
  } finally {
    await postgres.stop()
  }
}

test('restores what was committed before the copy began, and whole transactions of those after it', async () => {
  const postgres = await startPostgres({ dataDir: at('shop') })
  await ask(postgres, `create table pair (n serial, side text)`)
  const over = new AbortController()
  const write = async (): Promise<void> => {
    const insert = `insert into pair (side) values ('left'), ('right')`
    while (!over.signal.aborted) await ask(postgres, insert)
  }
  const writing = Promise.all([write(), write()])
  await ask(
    postgres,
    `insert into pair (side) select unnest(array['left', 'right']) from generate_series(1, 200000)`,
  )
  const [before = 0] = await ask<number>(postgres, 'select count(*)::int as answer from pair')
  await backUpPostgres(postgres, at('backup'))
  over.abort()
  await writing
  await postgres.stop()
  expect((await stat(at('backup'))).mode & 0o777).toBe(0o600)

  await restorePostgres({ dataDir: at('restored'), file: at('backup'), isReplacing })
  const [counts = ''] = await askIn<string>(
    'restored',
    `select count(*) filter (where side = 'left') || ' ' || count(*) filter (where side = 'right') as answer from pair`,
  )
  const [left = 0, right = 0] = counts.split(' ').map(Number)
  expect(left).toBe(right)
  expect(left + right).toBeGreaterThanOrEqual(before)
})

describe('a backup', () => {
  const backup = () => at('small.backup')
  const options = () => ({ dataDir: at('small'), file: backup(), isReplacing: true })
  const value = () => askIn('small', 'select answer from kept')
  const rest = async () =>
    (await readdir(folder)).filter((name) => /\.(?:part|restoring|replaced)$/.test(name))

  beforeAll(async () => {
    const postgres = await startPostgres({ dataDir: at('small') })
    await ask(postgres, `create table kept as select 'old' as answer`)
    await backUpPostgres(postgres, backup())
    await ask(postgres, `update kept set answer = 'new'`)
    await postgres.stop()
  })

  test('leaves nothing on the server when it fails, and is not restored while the server runs', async () => {
    const postgres = await startPostgres({ dataDir: at('small') })
    await expect(backUpPostgres(postgres, at('nowhere/backup'))).rejects.toThrow(/ENOENT/)
    expect(await ask(postgres, 'select slot_name as answer from pg_replication_slots')).toEqual([])
    await expect(restorePostgres(options())).rejects.toThrow(/running/)
    await postgres.stop()
    expect(await value()).toEqual(['new'])
  })

  test.each([
    ['is cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2), /not a complete backup/],
    ['is something else', () => Buffer.from('a dump'), /not a complete backup/],
    ['is empty', () => Buffer.alloc(0), /not a complete backup/],
    ['is damaged', (whole: Buffer) => Buffer.from(whole).fill(0, 90_000, 90_009), /not a complete backup/],
    ['is of another version', toVersion17, /is of PostgreSQL 17 on .*, and this shop has PostgreSQL 18/],
  ])('is refused when it %s, and the database stays', async (_, spoil, reason) => {
    const file = at('spoilt.backup')
    await writeFile(file, spoil(await readFile(backup())))
    await expect(restorePostgres({ ...options(), file })).rejects.toThrow(reason)
    expect(await value()).toEqual(['new'])
    expect(await rest()).toEqual([])
  })

  test('replaces a database only when told so, and also after a restoration that was killed', async () => {
    await expect(restorePostgres({ ...options(), isReplacing: false })).rejects.toThrow(/There is a database/)
    const child = fork(path.join(import.meta.dirname, 'testing/restore.ts'), [at('small'), backup()], {
      execArgv: ['--import', 'tsx'],
    })
    const unpacked = () => readdir(at('small.restoring/data')).catch(() => [])
    await expect.poll(unpacked, { timeout: 60_000, interval: 5 }).not.toEqual([])
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
    expect(await value()).toEqual(['new'])
    await restorePostgres(options())
    expect(await value()).toEqual(['old'])
    expect(await rest()).toEqual([])
  })
})

function toVersion17(whole: Buffer): Buffer {
  const text = gunzipSync(whole).toString('latin1')
  return gzipSync(Buffer.from(text.replace('PostgreSQL 18 on', 'PostgreSQL 17 on'), 'latin1'))
}

test('repeats archived WAL until a moment', async () => {
  const wal = at('wal')
  await mkdir(wal)
  await chmod(wal, 0o777)
  const created = await startPostgres({ dataDir: at('pitr') })
  await ask(created, `alter system set archive_mode = on`)
  await ask(created, `alter system set archive_command = 'cp "%p" "${wal}/%f"'`)
  await created.stop()

  const postgres = await startPostgres({ dataDir: at('pitr') })
  await ask(postgres, `create table kept as select 'before the backup' as answer`)
  await backUpPostgres(postgres, at('pitr.backup'))
  await ask(postgres, `insert into kept values ('after the backup')`)
  const [moment = ''] = await ask<string>(postgres, `select clock_timestamp()::text as answer`)
  await ask(postgres, `delete from kept`)
  await ask(postgres, `select pg_switch_wal()`)
  await expect
    .poll(
      async () =>
        (
          await ask(
            postgres,
            `select (last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1)) as answer from pg_stat_archiver`,
          )
        )[0],
      { timeout: 60_000 },
    )
    .toBe(true)
  await postgres.stop()

  const options = { file: at('pitr.backup'), isReplacing: true, dataDir: at('pitr') }
  const never = new Date(Date.now() + 86_400_000)
  await expect(restorePostgres({ ...options, wal: { folder: wal, until: never } })).rejects.toThrow(
    /recovery ended before configured recovery target was reached/,
  )
  expect(await askIn('pitr', 'select answer from kept')).toEqual([])
  await restorePostgres({ ...options, wal: { folder: wal, until: new Date(moment) } })
  expect(await askIn('pitr', 'select answer from kept')).toEqual(['before the backup', 'after the backup'])
  expect(
    await askIn('pitr', `select setting as answer from pg_settings where name = 'recovery_target_time'`),
  ).toEqual([''])
})
