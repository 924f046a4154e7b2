import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { initialise, lastLogLine, logFile, prepareCluster, SUPERUSER } from './cluster.ts'
import { Lease } from './Lease.ts'

export interface StartPostgresOptions {
  /** Folder of the cluster, created when missing. */
  dataDir: string
  /** Settings of postgresql.conf for this run. Durability is on unless a test turns it off. */
  settings?: Record<string, string>
  /** Called with one line for the operator. */
  onNotice?: (line: string) => void
}

export interface RunningPostgres {
  /** Address of a database of the cluster, `postgres` by default. */
  url: (database?: string) => string
  location: string
  stop: () => Promise<void>
}

/** Adopts a server that runs on the same data folder, of another process or a killed one. A server that dies is restarted on its port. */
export async function startPostgres(options: StartPostgresOptions): Promise<RunningPostgres> {
  const cluster = await prepareCluster(options)
  await initialise(cluster)
  const password = (await readFile(path.join(cluster.location, 'password'), 'utf8')).trim()
  const urlAt = (port: number, database: string) =>
    `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
  const lease = await Lease.take({
    cluster,
    settings: options.settings ?? {},
    urlAt: (port) => urlAt(port, 'postgres'),
    onNotice: options.onNotice ?? (() => undefined),
  }).catch(async (cause: unknown) => {
    throw new Error(
      `PostgreSQL did not start; its log is ${logFile(cluster)}. ${await lastLogLine(cluster)}`,
      { cause },
    )
  })
  return {
    url: (database = 'postgres') => urlAt(lease.port, database),
    location: cluster.location,
    stop: () => lease.release(),
  }
}
