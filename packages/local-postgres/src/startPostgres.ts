import pg from 'pg'
import {
  initialise,
  lastLogLine,
  launch,
  logFile,
  prepareCluster,
  runningPort,
  SUPERUSER,
  stop,
  type Cluster,
} from './cluster.ts'
import path from 'node:path'
import { readFile } from 'node:fs/promises'

export interface StartPostgresOptions {
  /** Folder of the cluster; made when it does not exist. */
  dataDir: string
  /** Settings of postgresql.conf for this run. Durability is on unless a test turns it off. */
  settings?: Record<string, string>
  /** Called with one line about anything that the operator should know. */
  onNotice?: (line: string) => void
}

export interface RunningPostgres {
  /** Address of a database of the cluster, `postgres` unless told otherwise. */
  url: (database?: string) => string
  /** Where the cluster's files are. */
  location: string
  /** Lets go of the cluster; the last one to let go stops it. */
  stop: () => Promise<void>
}

const START_ATTEMPTS = 5
// Any number will do, as long as nobody else uses it for a lock.
const LEASES_LOCK = 7_405_617

/**
 * Starts a PostgreSQL on loopback, or adopts the one that already runs on the same data folder (another shop's process,
 * or one that a killed process left behind).
 */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const cluster = await prepareCluster(options)
  await initialise(cluster)
  const password = (await readFile(path.join(cluster.location, 'password'), 'utf8')).trim()
  const urlAt = (port: number, database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`

  let lastError: unknown
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
    try {
      const port = (await runningPort(cluster)) ?? (await launch(cluster, options.settings ?? {}))
      // The lease tells the others that somebody still needs the cluster.
      const lease = new pg.Client({ connectionString: urlAt(port, 'postgres'), application_name: 'lease' })
      lease.on('error', () => undefined) // the cluster went away: whoever uses it hears of it from its own queries
      await lease.connect()
      return {
        url: (database = 'postgres') => urlAt(port, database),
        location: cluster.location,
        stop: () => release(cluster, lease),
      }
    } catch (error) {
      lastError = error // between finding it and connecting, another process may have started or stopped it
    }
  }
  throw new Error(`PostgreSQL did not start; its log is ${logFile(cluster)}. ${await lastLogLine(cluster)}`, {
    cause: lastError,
  })
}

/** Ends this process's lease. One after the other, so that of several that leave at once the last one sees that it is. */
async function release(cluster: Cluster, lease: pg.Client): Promise<void> {
  const isLast = await leave(lease).catch(() => true) // it is gone already
  if (isLast && (await runningPort(cluster)) !== undefined) {
    await stop(cluster)
  }
  await lease.end().catch(() => undefined)
}

async function leave(lease: pg.Client): Promise<boolean> {
  await lease.query('select pg_advisory_lock($1)', [LEASES_LOCK])
  const { rows } = await lease.query<{ leases: number }>(
    `select count(*)::int as leases from pg_stat_activity where application_name = 'lease' and pid <> pg_backend_pid()`,
  )
  if (rows[0]?.leases === 0) return true // the lock is held until the server is down
  await lease.query(`set application_name = 'left'`)
  await lease.query('select pg_advisory_unlock($1)', [LEASES_LOCK])
  return false
}
