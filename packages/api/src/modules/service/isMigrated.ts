import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrationsFolder } from '#database/migrate.ts'
import type { Database } from '#database/openDatabase.ts'

const UNKNOWN_TABLE = '42P01'

/** True when the database has every migration of this release. Throws when it is unreachable. */
export async function isMigrated(db: Database): Promise<boolean> {
  try {
    const { rows } = await db.$client.query<{ at: string | null }>(
      'select max(created_at) as at from drizzle.__drizzle_migrations',
    )
    return Number(rows[0]?.at ?? 0) >= newestMigration()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNKNOWN_TABLE) return false
    throw error
  }
}

let newest: number | undefined

function newestMigration(): number {
  return (newest ??= Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  ))
}
