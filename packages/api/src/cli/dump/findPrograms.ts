import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { OperatorError } from '../Command.ts'
import { readCliEnv } from '../env.ts'

export interface Programs {
  pgDump: string
  pgRestore: string
  psql: string
}

/** Where packages put the programs of each version: Debian, Red Hat, Homebrew, Windows. */
const VERSIONED = [
  ['/usr/lib/postgresql', 'bin'],
  ['/usr', 'bin'],
  ['/opt/homebrew/opt', 'bin'],
  ['/usr/local/opt', 'bin'],
  ['C:\\Program Files\\PostgreSQL', 'bin'],
] as const
const POSTGRES_FOLDER = /^(?:\d+|pgsql-\d+|libpq|postgresql@\d+)$/
const run = promisify(execFile)

/** Client programs of a server's version, or of the next newer one. An older `pg_dump` refuses a newer server. */
export async function findPrograms(
  serverVersion: number,
  folders = readCliEnv().programFolders,
): Promise<Programs> {
  const found: { folder: string; version: number }[] = []
  for (const folder of [...folders, ...(await versionedFolders())]) {
    const version = await versionIn(folder)
    if (version !== undefined) found.push({ folder, version })
  }
  const [best] = found
    .filter(({ version }) => version >= serverVersion)
    .toSorted((a, b) => a.version - b.version)
  if (best === undefined) {
    const newest = Math.max(...found.map(({ version }) => version))
    const here =
      found.length === 0 ? 'there is no pg_dump here' : `the newest pg_dump here is of version ${newest}`
    throw new OperatorError(
      `The database is PostgreSQL ${serverVersion}, and ${here}. Install the client programs of PostgreSQL ${serverVersion} (postgresql-client-${serverVersion} in Debian).`,
    )
  }
  const at = (name: string) => path.join(best.folder, fileName(name))
  return { pgDump: at('pg_dump'), pgRestore: at('pg_restore'), psql: at('psql') }
}

const fileName = (program: string) => (process.platform === 'win32' ? `${program}.exe` : program)

/** Folders of the installed versions of PostgreSQL. */
export async function versionedFolders(): Promise<string[]> {
  const folders = await Promise.all(
    VERSIONED.map(async ([parent, below]) => {
      const names = await readdir(parent).catch(() => []) // another system
      return names.filter((name) => POSTGRES_FOLDER.test(name)).map((name) => path.join(parent, name, below))
    }),
  )
  return folders.flat()
}

/** Version of a folder's programs; undefined where one is missing. */
async function versionIn(folder: string): Promise<number | undefined> {
  const versions = await Promise.all(
    ['pg_dump', 'pg_restore', 'psql'].map((name) =>
      run(path.join(folder, fileName(name)), ['--version']).then(
        ({ stdout }) => Number(/\d+/.exec(stdout)?.[0]),
        () => undefined, // not in this folder
      ),
    ),
  )
  return versions.includes(undefined) ? undefined : Math.min(...versions.map(Number))
}
