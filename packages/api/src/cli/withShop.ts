import { startPostgres, type RunningPostgres } from '@shop/local-postgres/startPostgres'
import { migrateDatabase } from '#database/migrate.ts'
import { openDatabase, type Database } from '#database/openDatabase.ts'
import { OperatorError } from './Command.ts'
import { readCliEnv } from './env.ts'

export interface Shop {
  url: string
  db: Database
  mediaFolder: string
}

/** Opens and migrates the shop's database for one command, and releases it afterwards or on a signal. Unfinished work is rolled back. */
export async function withShop<T>(work: (shop: Shop) => Promise<T>): Promise<T> {
  const { databaseUrl, postgresFolder, mediaFolder } = readCliEnv()
  const postgres =
    databaseUrl === undefined
      ? await startPostgres({ dataDir: postgresFolder, onNotice: (line) => console.error(line) })
      : undefined
  const release = releaseOnSignal(postgres)
  try {
    const url = databaseUrl ?? postgres?.url() ?? ''
    await migrateDatabase(url).catch((error: unknown) => {
      throw new OperatorError(`The database can't be used: ${messageOf(error)}`)
    })
    const db = openDatabase(url, { statementTimeoutMs: 0 })
    try {
      return await work({ url, db, mediaFolder })
    } finally {
      await db.$client.end()
    }
  } finally {
    release()
    await postgres?.stop()
  }
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
