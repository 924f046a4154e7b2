import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { ClientBase, Pool } from 'pg'
import { sqlFolder } from './sqlFolder.ts'

const UNKNOWN_TABLE = '42P01'
let newest: number | undefined

/** Time that names the newest migration of this release. */
export function newestMigration(): number {
  return (newest ??= Math.max(
    ...readMigrationFiles({ migrationsFolder: sqlFolder('migrations') }).map(
      ({ folderMillis }) => folderMillis,
    ),
  ))
}

/** Time that names the newest migration of a database, 0 before the first. Throws when the database is unreachable. */
export async function newestApplied(database: Pick<ClientBase | Pool, 'query'>): Promise<number> {
  try {
    const { rows } = await database.query<{ at: string | null }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.at ?? 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNKNOWN_TABLE) return 0
    throw error
  }
}
