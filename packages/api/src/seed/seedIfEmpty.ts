import { sql } from 'drizzle-orm'
import { openDatabase } from '#database/openDatabase.ts'
import { demoRemoval } from '#database/schema/demo.ts'
import { isEmpty } from './isEmpty.ts'

// Id of the advisory lock; no other lock uses it.
const LOCK = 7_405_619

export interface SeedOptions {
  /** Loads the demo although the operator removed it earlier. */
  again?: boolean
}

/** Fills a database without products with the demo catalogue; true if it did. One of several processes does it. */
export async function seedIfEmpty(url: string, { again = false }: SeedOptions = {}): Promise<boolean> {
  const db = openDatabase(url, { poolSize: 2, isPatient: true })
  try {
    return await db.transaction(async (lock) => {
      await lock.execute(sql`select pg_advisory_xact_lock(${LOCK})`)
      if (!(await isEmpty(lock))) return false
      const removed = await lock.select().from(demoRemoval)
      if (removed.length > 0 && !again) return false
      // A shop of one's own runs without the demo.
      const { seedDemoCatalogue } = await import('./seedDemoCatalogue.ts')
      await seedDemoCatalogue(db)
      await lock.delete(demoRemoval)
      return true
    })
  } finally {
    await db.$client.end()
  }
}
