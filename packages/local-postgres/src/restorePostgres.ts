import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import {
  addressOf,
  exists,
  lastFailure,
  launch,
  prepareCluster,
  readPassword,
  stop,
  type Cluster,
} from './cluster.ts'
import { findServer } from './findServer.ts'
import { RestoreError } from './RestoreError.ts'
import { own, unpackBackup } from './unpackBackup.ts'

export interface RestorePostgresOptions {
  /** Folder of the cluster, as for `startPostgres`. */
  dataDir: string
  file: string
  /** True to replace the cluster that the folder has. */
  isReplacing: boolean
  /** WAL that the server archived after the backup, and the time until which to repeat it. */
  wal?: { folder: string; until: Date } | undefined
  onNotice?: (line: string) => void
}

const RECOVERY_POLL_MS = 200

/** Puts a backup in the place of the folder's cluster once it is complete and has started. Until then the folder stays as it is. */
export async function restorePostgres(options: RestorePostgresOptions): Promise<void> {
  const cluster = await prepareCluster(options)
  const location = `${cluster.location}.restoring`
  const restored: Cluster = { ...cluster, location, data: path.join(location, 'data') }
  const replaced = `${cluster.location}.replaced`
  await refuseUse(cluster, options)
  if (await exists(replaced))
    throw new RestoreError(
      `A restoration was interrupted, and ${replaced} has the data before it: move it away.`,
    )
  await rm(location, { recursive: true, force: true })
  try {
    await mkdir(location, { mode: 0o755 })
    await own(location, cluster.identity)
    await unpackBackup(options.file, location, cluster)
    if (options.wal !== undefined) await prepareRecovery(restored, options.wal)
    await recover(restored)
    await refuseUse(cluster, options)
    await rename(cluster.location, replaced)
    await rename(location, cluster.location)
  } finally {
    await rm(location, { recursive: true, force: true })
  }
  await rm(replaced, { recursive: true })
}

async function refuseUse(cluster: Cluster, { isReplacing }: RestorePostgresOptions): Promise<void> {
  if ((await findServer(cluster)) !== undefined)
    throw new RestoreError('The shop is running. Stop all of its processes first.')
  if (!isReplacing && (await exists(path.join(cluster.data, 'PG_VERSION'))))
    throw new RestoreError(`There is a database in ${cluster.location}. To replace it, add --replace.`)
}

async function prepareRecovery(
  { data, identity }: Cluster,
  { folder, until }: { folder: string; until: Date },
): Promise<void> {
  const from = path.join(path.resolve(folder), '%f')
  const copy = process.platform === 'win32' ? `copy "${from}" "%p"` : `cp "${from}" "%p"`
  const settings = {
    restore_command: copy,
    recovery_target_time: until.toISOString().replace('Z', '+00'),
    recovery_target_action: 'promote',
  }
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${value.replaceAll("'", "''")}'\n`,
  )
  await appendFile(path.join(data, 'postgresql.auto.conf'), lines.join(''))
  await writeFile(path.join(data, 'recovery.signal'), '')
  await own(path.join(data, 'recovery.signal'), identity)
}

/** Starts the restored server until it has repeated its WAL, and stops it. */
async function recover(cluster: Cluster): Promise<void> {
  try {
    const client = new pg.Client(addressOf(await launch(cluster, {}), await readPassword(cluster)))
    client.on('error', () => undefined) // the next query rejects
    try {
      await client.connect()
      const isRecovering = async () =>
        (await client.query<{ is: boolean }>('select pg_is_in_recovery() as is')).rows[0]?.is === true
      while (await isRecovering()) await pause(RECOVERY_POLL_MS)
      for (const name of ['restore_command', 'recovery_target_time', 'recovery_target_action'])
        await client.query(`alter system reset ${name}`)
    } finally {
      await client.end()
    }
  } catch (cause) {
    throw new RestoreError(
      `PostgreSQL does not start on it: ${(await lastFailure(cluster)) || String(cause)}`,
      {
        cause,
      },
    )
  } finally {
    if ((await findServer(cluster)) !== undefined) await stop(cluster)
  }
}
