import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import { migrateDatabase } from '#database/migrate.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { isMigrated } from '#modules/service/isMigrated.ts'
import { OperatorError } from './Command.ts'
import { readCliEnv } from './env.ts'

export interface Shop {
  url: string
  db: Database
  mediaFolder: string
}

export interface WithShopOptions {
  /** Also migrates a database of `DATABASE_URL`, which other processes may use. The bundled one is always migrated. */
  isMigrating?: boolean
}

export interface Server {
  url: string
  /** The bundled PostgreSQL, without `DATABASE_URL`. */
  bundled: RunningPostgres | undefined
}

/** Opens the shop's database for one command, and releases it afterwards or on a signal. Unfinished work is rolled back. */
export function withShop<T>(
  work: (shop: Shop) => Promise<T>,
  { isMigrating = false }: WithShopOptions = {},
): Promise<T> {
  return withServer(async ({ url, bundled }) => {
    if (bundled !== undefined || isMigrating)
      await migrateDatabase(url, { onNotice: (line) => console.error(line) }).catch(refuse)
    const db = openDatabase(url, { isPatient: true })
    try {
      if (!(await isMigrated(db).catch(refuse)))
        throw new OperatorError(
          'The database is empty or of an earlier release. Run first: npm run shop -- migrate',
        )
      return await work({ url, db, mediaFolder: readCliEnv().mediaFolder })
    } finally {
      await db.$client.end()
    }
  })
}

/** Starts the bundled server where the shop has one, and leaves the database as it is. */
export async function withServer<T>(work: (server: Server) => Promise<T>): Promise<T> {
  const { databaseUrl, postgresFolder } = readCliEnv()
  const bundled =
    databaseUrl === undefined
      ? await startPostgres({ dataDir: postgresFolder, onNotice: (line) => console.error(line) })
      : undefined
  const release = releaseOnSignal(bundled)
  try {
    return await work({ url: databaseUrl ?? bundled?.url() ?? '', bundled })
  } finally {
    release()
    await bundled?.stop()
  }
}

export function refuse(error: unknown): never {
  throw new OperatorError(`The database can't be used: ${messageOf(error)}`)
}

function releaseOnSignal(postgres: RunningPostgres | undefined): () => void {
  const end = (signal: NodeJS.Signals) => {
    const exit = () => process.exit(signal === 'SIGINT' ? 130 : 143)
    void (postgres?.stop() ?? Promise.resolve()).then(exit, exit)
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  return () => {
    process.off('SIGINT', end)
    process.off('SIGTERM', end)
  }
}

function messageOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join('; ')
  return cause instanceof Error ? cause.message : String(cause)
}
