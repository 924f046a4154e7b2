import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { applyFunctions } from './applyFunctions.ts'
import { buildIndices } from './buildIndices.ts'
import { codeOf } from './codeOf.ts'
import { fillSearchTitles } from './fillSearchTitles.ts'
import { keepAliveOnErrors } from './keepAliveOnErrors.ts'
import { newestApplied, newestMigration } from './newestMigration.ts'
import { sqlFolder } from './sqlFolder.ts'

// Id of the advisory lock; no other lock uses it.
const LOCK = 7_405_618
/** Everybody else's statements queue behind a migration that waits for a table, so it does not wait for long. */
const LOCK_TIMEOUT_MS = 2_000
const LOCK_TIMED_OUT = '55P03'
const PAUSE_MS = 1_000
const TRIES = 60
const TURN_PAUSE_MS = 100

export interface MigrateOptions {
  migrationsFolder?: string
  /** Told how far a migration is that takes minutes. */
  onNotice?: (line: string) => void
}

/** Migrates a database while the shop is open. Concurrent processes wait for the first, and then have nothing to do. */
export async function migrateDatabase(
  url: string,
  { migrationsFolder = sqlFolder('migrations'), onNotice = () => undefined }: MigrateOptions = {},
): Promise<void> {
  const client = new pg.Client(url)
  keepAliveOnErrors(client)
  await client.connect()
  try {
    await waitForTurn(client)
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`)
    const db = drizzle(client, { casing: 'snake_case' })
    await withPatience(() => migrate(db, { migrationsFolder }))
    // A database of a later release keeps the functions of that release.
    if ((await newestApplied(client)) === newestMigration()) await withPatience(() => applyFunctions(client))
    await fillSearchTitles(client, onNotice)
    await buildIndices(client)
  } finally {
    await client.end()
  }
}

/** By asking again: building an index waits for everybody whose statement has begun, and so for those who would wait here. */
async function waitForTurn(client: pg.Client): Promise<void> {
  const isFree = async () => {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
    return rows[0]?.free === true
  }
  while (!(await isFree())) await pause(TURN_PAUSE_MS)
}

/** Tries again while a long statement of somebody else holds a table. */
async function withPatience(work: () => Promise<void>): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work()
    } catch (error) {
      if (tried === TRIES || codeOf(error) !== LOCK_TIMED_OUT) throw error
      await pause(PAUSE_MS)
    }
  }
}
