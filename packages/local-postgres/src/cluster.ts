import { execFile, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { chown, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { findBinaries, type Binaries } from './binaries.ts'
import { choosePort } from './ports.ts'
import {
  copyBinaries,
  findUnprivilegedUser,
  isReachable,
  reachableTwin,
  type Identity,
} from './unprivileged.ts'
import type { StartPostgresOptions } from './startPostgres.ts'

export interface Cluster {
  binaries: Binaries
  identity: Identity | undefined
  location: string
  data: string
}

const SUPERUSER = 'postgres'
const run = promisify(execFile)

export async function prepareCluster(options: StartPostgresOptions): Promise<Cluster> {
  const { dataDir, onNotice } = options
  const identity = findUnprivilegedUser()
  const binaries = options.binaries ?? (await findBinaries())
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

/** Creates the cluster in a temporary folder and moves it into place, so that an incomplete one is never used. */
export async function initialise(cluster: Cluster): Promise<void> {
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
  ) // oxfmt-ignore
  try {
    await rename(part, cluster.data)
    await rename(passwordFile, path.join(cluster.location, 'password'))
  } catch (error) {
    await rm(part, { recursive: true, force: true })
    await rm(passwordFile, { force: true })
    if (!(await exists(path.join(cluster.data, 'PG_VERSION')))) throw error
    await until(() => exists(path.join(cluster.location, 'password'))) // another process was faster
  }
}

/** Starts the server on loopback, on its last port by default, and waits until it accepts connections. */
export async function launch(
  cluster: Cluster,
  settings: Record<string, string>,
  port?: number,
): Promise<number> {
  port ??= await choosePort(await lastPort(cluster))
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
          stdio: ['ignore', log.fd, log.fd], // inherited by the server, which outlives this process
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

export async function stop(cluster: Cluster): Promise<void> {
  await run(
    cluster.binaries.pg_ctl,
    ['stop', '-w', '-s', '-m', 'fast', '-D', cluster.data],
    spawnOptions(cluster),
  )
}

function spawnOptions(cluster: Cluster) {
  return { ...cluster.identity, cwd: cluster.location, env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' } }
}

async function lastPort(cluster: Cluster): Promise<number | undefined> {
  const commandLine = await readFile(path.join(cluster.data, 'postmaster.opts'), 'utf8').catch(() => '')
  const port = /"port=(\d+)"/.exec(commandLine)?.[1]
  return port === undefined ? undefined : Number(port)
}

export function logFile(cluster: Cluster): string {
  return path.join(cluster.location, 'postgres.log')
}

export async function readPassword(cluster: Cluster): Promise<string> {
  return (await readFile(path.join(cluster.location, 'password'), 'utf8')).trim()
}

export function addressOf(port: number, password: string, database = SUPERUSER): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`
}

/** The line that says why the server ended, if one does. */
export async function lastFailure(cluster: Cluster): Promise<string> {
  const log = await readFile(logFile(cluster), 'utf8').catch(() => '')
  return log.split('\n').findLast((line) => /\b(?:FATAL|PANIC):/.test(line)) ?? ''
}

export async function lastLogLine(cluster: Cluster): Promise<string> {
  const log = await readFile(logFile(cluster), 'utf8').catch(() => '')
  return log.trimEnd().split('\n').at(-1) ?? ''
}

export function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await holds().catch(() => false));) {
    if (Date.now() > deadline) throw new Error('PostgreSQL did not become ready within a minute')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
