import { addressOf, initialise, lastLogLine, logFile, prepareCluster, readPassword } from './cluster.ts'
import type { Binaries } from './binaries.ts'
import { Lease } from './Lease.ts'

export interface StartPostgresOptions {
  /** Folder of the cluster, created when missing. */
  dataDir: string
  /** Settings of postgresql.conf for this run. Durability is on unless a test turns it off. */
  settings?: Record<string, string>
  /** Another PostgreSQL's programs instead of the packaged ones. */
  binaries?: Binaries
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
  const password = await readPassword(cluster)
  const lease = await Lease.take({
    cluster,
    settings: options.settings ?? {},
    urlAt: (port) => addressOf(port, password),
    onNotice: options.onNotice ?? (() => undefined),
  }).catch(async (cause: unknown) => {
    throw new Error(
      `PostgreSQL did not start; its log is ${logFile(cluster)}. ${await lastLogLine(cluster)}`,
      { cause },
    )
  })
  return {
    url: (database) => addressOf(lease.port, password, database),
    location: cluster.location,
    stop: () => lease.release(),
  }
}
