import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './openDatabase.ts'

const PART = 2_000

/** Deletes rows in statements that are short however many rows there are, as after a week without a worker. */
export async function deleteInParts(db: Database, table: PgTable, isOld: SQL | undefined): Promise<void> {
  for (let deleted = PART; deleted === PART;) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${isOld} limit ${PART}))`)
    deleted = rowCount ?? 0
  }
}
