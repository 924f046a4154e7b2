import { execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { findBinaries, type Binaries } from './binaries.ts'
import {
  copyBinaries,
  findUnprivilegedUser,
  isReachable,
  reachableTwin,
  type Identity,
} from './unprivileged.ts'

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

interface Cluster {
  binaries: Binaries
  identity: Identity | undefined
  location: string
  data: string
}

const SUPERUSER = 'postgres'
const START_ATTEMPTS = 5
// Any number will do, as long as nobody else uses it for a lock.
const LEASES_LOCK = 7_405_617
const run = promisify(execFile)

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

async function prepareCluster({ dataDir, onNotice }: StartPostgresOptions): Promise<Cluster> {
  const identity = findUnprivilegedUser()
  const binaries = await findBinaries()
  let location = path.resolve(dataDir)
  if (identity === undefined) {
    await mkdir(location, { recursive: true })
    return { identity, binaries, location, data: path.join(location, 'data') }
  }
  const [binariesReachable, dataReachable] = [
    await isReachable(path.dirname(binaries.postgres)),
    await isReachable(location),
  ]
  const twin = reachableTwin(location)
  if (!dataReachable) {
    location = twin
    onNotice?.(
      `PostgreSQL can't run as root and its user can't enter ${path.resolve(dataDir)}: data is in ${location}`,
    )
  }
  await mkdir(location, { recursive: true, mode: 0o755 })
  await chown(location, identity.uid, identity.gid)
  const usable = binariesReachable ? binaries : await copyBinaries(binaries, twin)
  return { identity, binaries: usable, location, data: path.join(location, 'data') }
}

/** Makes the cluster aside and moves it into place, so that a half-made one is never taken for whole. */
async function initialise(cluster: Cluster): Promise<void> {
  if (await exists(path.join(cluster.data, 'PG_VERSION'))) return
  const attempt = randomUUID()
  const part = `${cluster.data}.${attempt}`
  const password = randomBytes(18).toString('base64url')
  const passwordFile = path.join(cluster.location, `password.${attempt}`)
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (cluster.identity) await chown(passwordFile, cluster.identity.uid, cluster.identity.gid)
  await run(
    cluster.binaries.initdb,
    [`--pgdata=${part}`, `--username=${SUPERUSER}`, '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C', '--no-instructions'],
    spawnOptions(cluster),
  ) // prettier-ignore
  try {
    await rename(part, cluster.data)
    await rename(passwordFile, path.join(cluster.location, 'password'))
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    if (!(await exists(path.join(cluster.data, 'PG_VERSION')))) throw error
    await until(() => exists(path.join(cluster.location, 'password'))) // another start was faster
  }
}

/** The port of the server that runs on the data folder, by its own lock file. */
async function runningPort(cluster: Cluster): Promise<number | undefined> {
  const isRunning = await run(
    cluster.binaries.pg_ctl,
    ['status', '-D', cluster.data],
    spawnOptions(cluster),
  ).then(
    () => true,
    () => false,
  )
  if (!isRunning) return undefined
  let port: number | undefined
  await until(async () => {
    const lines = (await readFile(path.join(cluster.data, 'postmaster.pid'), 'utf8')).split('\n')
    port = lines[7]?.trim() === 'ready' ? Number(lines[3]) : undefined
    return port !== undefined
  })
  return port
}

async function launch(cluster: Cluster, settings: Record<string, string>): Promise<number> {
  const port = await freePort()
  const all = { port: String(port), listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(all).map(([name, value]) => `-c ${name}=${value === '' ? "''" : value}`)
  const log = await open(logFile(cluster), 'a', 0o600)
  try {
    await new Promise<void>((resolve, reject) => {
      const starter = spawn(
        cluster.binaries.pg_ctl,
        ['start', '-w', '-s', '-t', '60', '-D', cluster.data, '-o', flags.join(' ')],
        {
          ...spawnOptions(cluster),
          stdio: ['ignore', log.fd, log.fd], // inherited by the server, which outlives the starter
        },
      )
      starter.on('error', reject)
      starter.on('exit', (code) =>
        code === 0 ? resolve() : reject(new Error(`pg_ctl start ended with ${code}`)),
      )
    })
  } finally {
    await log.close()
  }
  return port
}

/** Ends this process's lease. One after the other, so that of several that leave at once the last one sees that it is. */
async function release(cluster: Cluster, lease: pg.Client): Promise<void> {
  const isLast = await leave(lease).catch(() => true) // it is gone already
  if (isLast && (await runningPort(cluster)) !== undefined) {
    await run(
      cluster.binaries.pg_ctl,
      ['stop', '-w', '-s', '-m', 'fast', '-D', cluster.data],
      spawnOptions(cluster),
    )
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

function spawnOptions(cluster: Cluster) {
  return { ...cluster.identity, cwd: cluster.location, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
}

function logFile(cluster: Cluster): string {
  return path.join(cluster.location, 'postgres.log')
}

async function lastLogLine(cluster: Cluster): Promise<string> {
  const log = await readFile(logFile(cluster), 'utf8').catch(() => '')
  return log.trimEnd().split('\n').at(-1) ?? ''
}

function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

/** Polls until it holds, for at most 60 s. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await holds().catch(() => false));) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not become ready within a minute')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address !== null && typeof address === 'object'
          ? resolve(address.port)
          : reject(new Error('no free port')),
      )
    })
  })
}
