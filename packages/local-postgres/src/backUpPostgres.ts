import { createWriteStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import pg from 'pg'
import { pack, type Pack } from 'tar-stream'
import { ABOUT, describeServer } from './backupFormat.ts'
import { findBinaries } from './binaries.ts'
import type { RunningPostgres } from './startPostgres.ts'

/** Folders whose files only concern the running server, as in `pg_basebackup`; of the WAL a backup has its own part. */
const EMPTIED = new Set(
  'pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans'.split(' '),
)
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init.*|pgsql_tmp.*|(?:standby|recovery)\.signal)$/
const WAL_FILE = /^[\dA-F]{24}$/
const CHUNK = 256 * 1024

/** Writes a compressed copy of a running server's files, which `restorePostgres` reads. A file of this name is replaced when the copy is complete. */
export async function backUpPostgres(postgres: RunningPostgres, file: string): Promise<void> {
  const part = `${file}.part`
  const archive = pack()
  const client = new pg.Client({ connectionString: postgres.url(), keepAlive: true })
  await client.connect()
  try {
    const written = createWriteStream(part, { mode: 0o600, flush: true })
    await Promise.all([
      pipeline(archive, createGzip({ level: 1 }), written),
      addCluster(archive, client, postgres.location).then(() => archive.finalize()),
    ])
    await rename(part, file)
  } catch (error) {
    archive.destroy()
    await rm(part, { force: true })
    throw error
  } finally {
    await client.end()
  }
}

async function addCluster(archive: Pack, client: pg.Client, location: string): Promise<void> {
  const data = path.join(location, 'data')
  archive.entry({ name: ABOUT }, await describeServer(await findBinaries()))
  archive.entry({ name: 'password' }, await readFile(path.join(location, 'password')))
  // The server keeps its WAL for this slot, which ends with the connection.
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`)
  const [start] = (
    await client.query<{ wal: string }>(`select pg_walfile_name(pg_backup_start('backup', true)) as wal`)
  ).rows
  await addFolder(archive, data, 'data')
  const [end] = (
    await client.query<{ label: string; wal: string }>(
      `select labelfile as label, pg_walfile_name(lsn) as wal from pg_backup_stop(false)`,
    )
  ).rows
  if (start === undefined || end === undefined) throw new Error('PostgreSQL did not tell what it copied')
  archive.entry({ name: 'data/backup_label' }, end.label)
  for (const name of (await readdir(path.join(data, 'pg_wal'))).toSorted()) {
    const isPart = WAL_FILE.test(name) && name >= start.wal && name <= end.wal
    if (isPart || name.endsWith('.history'))
      await addFile(archive, path.join(data, 'pg_wal', name), `data/pg_wal/${name}`)
  }
}

async function addFolder(archive: Pack, folder: string, name: string): Promise<void> {
  archive.entry({ name, type: 'directory' })
  if (EMPTIED.has(path.basename(folder))) return
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const [from, to] = [path.join(folder, entry.name), `${name}/${entry.name}`]
    if (LEFT_OUT.test(entry.name)) continue
    if (entry.isDirectory()) await addFolder(archive, from, to)
    else if (entry.isFile()) await addFile(archive, from, to)
    else throw new Error(`${from} is outside of the folder of the database, and a backup would lack it`)
  }
}

async function addFile(archive: Pack, file: string, name: string): Promise<void> {
  const handle = await openUnlessDropped(file)
  if (handle === undefined) return
  try {
    const { size } = await handle.stat()
    await pipeline(readExactly(handle, size), archive.entry({ name, size }))
  } finally {
    await handle.close()
  }
}

/** Undefined for the file of a table that was dropped meanwhile. */
async function openUnlessDropped(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** What is cut off meanwhile is read as zeros. PostgreSQL repeats from the WAL whatever changed during the copy. */
async function* readExactly(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < size;) {
    const buffer = Buffer.alloc(Math.min(CHUNK, size - at))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
    const chunk = bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead)
    at += chunk.length
    yield chunk
  }
}
