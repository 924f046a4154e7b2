import { newestApplied, newestMigration } from '#database/newestMigration.ts'
import type { Database } from '#database/openDatabase.ts'

/** True when the database has every migration of this release. Throws when it is unreachable. */
export async function isMigrated({ $client }: Database): Promise<boolean> {
  return (await newestApplied($client)) >= newestMigration()
}
