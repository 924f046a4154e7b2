import { migrateDatabase } from '@shop/api/database/migrate'
import { openDatabase, type Database, type OpenDatabaseOptions } from '@shop/api/database/openDatabase'
import { seedIfEmpty } from '@shop/api/seed/seedIfEmpty'

export interface PrepareDatabaseOptions {
  seed: boolean
  /** Connections of this process, and the deadlines of its requests. */
  limits: Pick<OpenDatabaseOptions, 'poolSize' | 'statementTimeoutMs' | 'connectionTimeoutMs'>
  /** Address of a pooler in transaction mode, for everything but migrations and the demo. */
  poolerUrl: string | undefined
  say: (line: string) => void
}

export async function prepareDatabase(
  url: string,
  { seed, limits, poolerUrl, say }: PrepareDatabaseOptions,
): Promise<Database> {
  try {
    await migrateDatabase(url, { onNotice: (line) => say(`  ${line}`) })
  } catch (error) {
    throw explainConnection(error, url)
  }
  if (seed && (await seedIfEmpty(url))) say('  The demo catalogue is in place')
  const db = openDatabase(poolerUrl ?? url, { ...limits, isPooler: poolerUrl !== undefined })
  try {
    await checkDeadlines(db)
    return db
  } catch (error) {
    await db.$client.end()
    throw poolerUrl === undefined
      ? explainConnection(error, url)
      : explainConnection(error, poolerUrl, 'DATABASE_POOLER_URL')
  }
}

/** Refuses connections without deadlines, as a pooler gives them by default. */
async function checkDeadlines({ $client }: Database): Promise<void> {
  const { rows } = await $client.query<{ name: string }>(`
    select name from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') and setting = '0'`)
  if (rows[0] === undefined) return
  throw new Error(
    `The pooler of DATABASE_POOLER_URL sets no ${rows[0].name}. Set it by connect_query, as deploy/pgbouncer.ini does.`,
  )
}

/** Explains a failed connection, without the password of the address; returns other errors unchanged. */
function explainConnection(error: unknown, url: string, setting = 'DATABASE_URL'): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isConnection = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|28P01|28000|3D000)$/.test(
    code,
  )
  if (/unsupported startup parameter/.test(String(error)))
    return new Error(
      'DATABASE_URL leads to a pooler. Set it to PostgreSQL itself, and DATABASE_POOLER_URL to the pooler.',
      { cause: error },
    )
  if (!isConnection && URL.canParse(url)) return error
  const place = URL.canParse(url) ? new URL(url).host : `${setting}, which is not an address`
  const detail = error instanceof Error && error.message ? error.message : code
  return new Error(
    `The database at ${place} can't be reached (${detail}). Check ${setting} and that it is running.`,
    {
      cause: error,
    },
  )
}
