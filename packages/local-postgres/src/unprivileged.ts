import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'
import { createHash, randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import type { Binaries } from './binaries.ts'

/** User of the PostgreSQL process, which refuses to run as root. */
export interface Identity {
  uid: number
  gid: number
}

/** Unprivileged user for PostgreSQL when this process is root; undefined otherwise. */
export function findUnprivilegedUser(): Identity | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      continue // no such user on this system
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and this system has no user "nobody". Start as an ordinary user.',
  )
}

const OTHERS_MAY_ENTER = 0o001

/** True when all users may enter a folder and its parents. Missing folders are skipped. */
export async function isReachable(folder: string): Promise<boolean> {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const info = await stat(at).catch(() => undefined)
    if (info && (info.mode & OTHERS_MAY_ENTER) === 0) return false
    if (path.dirname(at) === at) return true
  }
}

/** Folder outside the project that another user can enter, always the same one for a data folder. */
export function reachableTwin(folder: string): string {
  const hash = createHash('sha256').update(path.resolve(folder)).digest('hex').slice(0, 12)
  return path.join('/var/tmp', `the-product-${hash}`)
}

/** Copies PostgreSQL's programs to a folder where the unprivileged user can run them, once. */
export async function copyBinaries(binaries: Binaries, to: string): Promise<Binaries> {
  const native = path.dirname(path.dirname(binaries.postgres))
  const target = path.join(to, 'native')
  if (!(await stat(target).catch(() => undefined))) {
    await mkdir(to, { recursive: true, mode: 0o755 })
    const part = `${target}.${randomUUID()}`
    await cp(native, part, { recursive: true, verbatimSymlinks: true })
    await rename(part, target).catch(async (error: NodeJS.ErrnoException) => {
      await rm(part, { recursive: true, force: true })
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error // another process was faster
    })
  }
  const at = (program: string) => path.join(target, 'bin', path.basename(program))
  return { initdb: at(binaries.initdb), pg_ctl: at(binaries.pg_ctl), postgres: at(binaries.postgres) }
}
