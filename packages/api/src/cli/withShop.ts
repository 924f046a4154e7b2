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

/** Opens the shop's database for one command, and releases it afterwards or on a signal. Unfinished work is rolled back. */
export async function withShop<T>(
  work: (shop: Shop) => Promise<T>,
  { isMigrating = false }: WithShopOptions = {},
): Promise<T> {
  const { databaseUrl, postgresFolder, mediaFolder } = readCliEnv()
  const postgres =
    databaseUrl === undefined
      ? await startPostgres({ dataDir: postgresFolder, onNotice: (line) => console.error(line) })
      : undefined
  const release = releaseOnSignal(postgres)
  try {
    const url = databaseUrl ?? postgres?.url() ?? ''
    if (databaseUrl === undefined || isMigrating) await migrateDatabase(url).catch(refuse)
    const db = openDatabase(url, { isPatient: true })
    try {
      if (!(await isMigrated(db).catch(refuse)))
        throw new OperatorError(
          'The database is empty or of an earlier release. Run first: npm run shop -- migrate',
        )
      return await work({ url, db, mediaFolder })
    } finally {
      await db.$client.end()
    }
  } finally {
    release()
    await postgres?.stop()
  }
}

function refuse(error: unknown): never {
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
