import { stat } from 'node:fs/promises'
import path from 'node:path'
import { versionedFolders } from '@shop/api/cli/dump/findPrograms'
import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import { POSTGRES } from '../Shop.ts'

/** Starts a PostgreSQL that is installed on this machine with its client programs. Undefined where none is. */
export async function startInstalled(dataDir: string): Promise<RunningPostgres | undefined> {
  for (const folder of (await versionedFolders()).toSorted().toReversed()) {
    const at = (program: string) => path.join(folder, program)
    const isThere = await Promise.all(
      ['initdb', 'pg_ctl', 'postgres', 'pg_dump', 'pg_restore', 'psql'].map((program) =>
        stat(at(program)).then(
          () => true,
          () => false,
        ),
      ),
    )
    if (isThere.includes(false)) continue
    const binaries = { initdb: at('initdb'), pg_ctl: at('pg_ctl'), postgres: at('postgres') }
    return startPostgres({ dataDir, settings: POSTGRES, binaries })
  }
  return undefined
}
