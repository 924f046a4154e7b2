import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '#database/openDatabase.ts'

export async function isEmpty(db: Database | Transaction): Promise<boolean> {
  const { rows } = await db.execute(sql`select from product limit 1`)
  return rows.length === 0
}
