import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { OperatorError } from '../Command.ts'
import { findPrograms, type Programs } from './findPrograms.ts'
import { serverVersionOf } from './serverVersionOf.ts'
import { toConnection } from './toConnection.ts'
import { wordsOf } from './wordsOf.ts'

/** Everything of the shop is in these schemas. */
const EMPTIED =
  'drop schema if exists drizzle cascade; drop schema if exists public cascade; create schema public'

/** Fills a database from a file of `pg_dump`, in one transaction: it has all of the file, or what it had before. */
export async function restoreDump(url: string, file: string, isReplacing: boolean): Promise<void> {
  const programs = await findPrograms(await serverVersionOf(url))
  await refuseOther(programs, file)
  await refuseUse(url, isReplacing)
  const { dbname, env } = toConnection(url)
  const reader = spawn(programs.pgRestore, ['--no-owner', '--no-privileges', '--file=-', file])
  const writer = spawn(
    programs.psql,
    ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1', `--dbname=${dbname}`, `--command=${EMPTIED}`, '--file=-'],
    { env, stdio: ['pipe', 'ignore', 'pipe'] },
  ) // oxfmt-ignore
  const [readerSaid, writerSaid] = [text(reader.stderr), text(writer.stderr)]
  const [read, written] = [once(reader, 'exit'), once(writer, 'exit')]
  try {
    // A writer that sees the end commits, so it sees none before the reader has succeeded.
    await pipeline(reader.stdout, writer.stdin, { end: false })
    if ((await read)[0] !== 0) throw new Error(await readerSaid)
    writer.stdin.end()
    if ((await written)[0] !== 0) throw new Error(await writerSaid)
  } catch (error) {
    reader.kill('SIGKILL')
    writer.kill('SIGKILL')
    const said = (await writerSaid).trim() || (await readerSaid).trim() || wordsOf(error)
    throw new OperatorError(`Nothing was restored: ${said}`, { cause: error })
  }
}

async function refuseOther({ pgRestore }: Programs, file: string): Promise<void> {
  try {
    await promisify(execFile)(pgRestore, ['--list', file], { maxBuffer: 64 * 1024 * 1024 })
  } catch (error) {
    throw new OperatorError(`${file} is not a backup of this database: ${wordsOf(error)}`, { cause: error })
  }
}

async function refuseUse(url: string, isReplacing: boolean): Promise<void> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    const { rows } = await client.query<{ processes: number; tables: number }>(`
      select (select count(*)::int from pg_stat_activity where datname = current_database() and application_name like 'the-product%') as processes,
        (select count(*)::int from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace
          and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')) as tables`)
    if ((rows[0]?.processes ?? 0) > 0)
      throw new OperatorError('The shop is running. Stop all of its processes first.')
    if (!isReplacing && (rows[0]?.tables ?? 0) > 0)
      throw new OperatorError('The database is not empty. To replace what it has, add --replace.')
  } finally {
    await client.end()
  }
}
