import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Cluster } from './cluster.ts'
import { whileHolding } from './ports.ts'

export interface Server {
  port: number
  /** False while the server starts or stops. */
  isReady: boolean
}

/** The server that runs on the cluster, by its lock file; undefined when none runs. */
export async function findServer({ data }: Cluster): Promise<Server | undefined> {
  const lockFile = path.join(data, 'postmaster.pid')
  const text = await readLockFile(lockFile)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  const server = { port, isReady: lines[7]?.trim() === 'ready' }
  if (!pid || !port) return server // the lock file is being written
  if (!isAlive(pid)) return undefined // PostgreSQL replaces the lock file itself
  if (await looksLikePostgres(pid)) return server
  if (await isAttached(lines[6]?.trim().split(/\s+/)[1])) return { port, isReady: false } // its child processes are still exiting
  await discard(lockFile, text, port)
  return undefined
}

async function readLockFile(lockFile: string): Promise<string | undefined> {
  try {
    return await readFile(lockFile, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}

/** False if the system has reused the process id, or if the process is a zombie. */
async function looksLikePostgres(pid: number): Promise<boolean> {
  const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => undefined)
  return commandLine?.includes('postgres') ?? true // no /proc on this system
}

/** True when a process uses a System V shared memory segment: PostgreSQL's own test for children of a dead server. */
async function isAttached(segment: string | undefined): Promise<boolean> {
  const table = await readFile('/proc/sysvipc/shm', 'utf8').catch(() => '')
  return table.split('\n').some((row) => {
    const [, id, , , , , attached] = row.trim().split(/\s+/)
    return id === segment && attached !== '0'
  })
}

/** PostgreSQL refuses to start while the process id is in use. Listening on its port proves that no server has started since. */
async function discard(lockFile: string, text: string, port: number): Promise<void> {
  await whileHolding(port, async () => {
    if ((await readLockFile(lockFile)) === text) await rm(lockFile)
  })
}
