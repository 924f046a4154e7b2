import { existsSync } from 'node:fs'
import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { keepAliveOnErrors } from './keepAliveOnErrors.ts'

// Id of the advisory lock; no other lock uses it.
const LOCK = 7_405_618

/** Folder of the migrations, from `src` or from `dist`. */
export const migrationsFolder = ['../migrations', '../../migrations']
  .map((folder) => path.resolve(import.meta.dirname, folder))
  .find((folder) => existsSync(folder)) as string

/** Migrates a database. Concurrent processes wait for the first, and then have nothing to do. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client(url)
  keepAliveOnErrors(client)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder })
  } finally {
    await client.end()
  }
}
