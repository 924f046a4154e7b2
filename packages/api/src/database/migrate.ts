import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { codeOf } from './codeOf.ts'
import { fillSearchTitles } from './fillSearchTitles.ts'
import { keepAliveOnErrors } from './keepAliveOnErrors.ts'

// Id of the advisory lock; no other lock uses it.
const LOCK = 7_405_618
/** Everybody else's statements queue behind a migration that waits for a table, so it does not wait for long. */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_TIMED_OUT = '55P03'
const PAUSE_MS = 1_000
const TRIES = 60

/** Folder of the migrations, from `src` or from `dist`. */
export const migrationsFolder = ['../migrations', '../../migrations']
  .map((folder) => path.resolve(import.meta.dirname, folder))
  .find((folder) => existsSync(folder)) as string

/** Migrates a database while the shop is open. Concurrent processes wait for the first, and then have nothing to do. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  keepAliveOnErrors(client)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    await migrateWithRetries(client)
    await fillSearchTitles(client)
  } finally {
    await client.end()
  }
}

/** Tries again while a long statement of somebody else holds a table. */
async function migrateWithRetries(client: pg.Client): Promise<void> {
  const db = drizzle(client, { casing: 'snake_case' })
  for (let tried = 1; ; tried += 1) {
    try {
      return await migrate(db, { migrationsFolder })
    } catch (error) {
      if (tried === TRIES || codeOf(error) !== LOCK_TIMED_OUT) throw error
      await pause(PAUSE_MS)
    }
  }
}
