import { migrateDatabase } from '@shop/api/database/migrate'
import { openDatabase, type Database } from '@shop/api/database/openDatabase'
import { seedIfEmpty } from '@shop/api/seed/seedIfEmpty'

export interface PrepareDatabaseOptions {
  seed: boolean
  say: (line: string) => void
}

export async function prepareDatabase(url: string, { seed, say }: PrepareDatabaseOptions): Promise<Database> {
  try {
    await migrateDatabase(url)
  } catch (error) {
    throw explainConnection(error, url)
  }
  if (seed && (await seedIfEmpty(url))) say('  The demo catalogue is in place')
  return openDatabase(url)
}

/** Explains a failed connection, without the password of the address; returns other errors unchanged. */
function explainConnection(error: unknown, url: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const isConnection = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|28P01|28000|3D000)$/.test(
    code,
  )
  if (!isConnection && URL.canParse(url)) return error
  const place = URL.canParse(url) ? new URL(url).host : 'DATABASE_URL, which is not an address'
  const detail = error instanceof Error && error.message ? error.message : code
  return new Error(
    `The database at ${place} can't be reached (${detail}). Check DATABASE_URL and that it is running.`,
    {
      cause: error,
    },
  )
}
