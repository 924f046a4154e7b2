import type { Database } from '#database/openDatabase.ts'

// Id of the advisory lock; no other lock uses it.
const LOCK = 7_405_620

export class ImportIsRunning extends Error {
  constructor() {
    super('Another import is running on this database. Try again when it is done.')
  }
}

/** Runs one import at a time per database. A second one is refused at once. */
export async function withImportLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  // Closing the connection releases its locks, too.
  let mustEnd = false
  try {
    const { rows } = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [LOCK])
    if (rows[0]?.free !== true) throw new ImportIsRunning()
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]).catch(() => {
        mustEnd = true
      })
    }
  } finally {
    client.release(mustEnd)
  }
}
