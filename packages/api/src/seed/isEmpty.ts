import { sql } from 'drizzle-orm'
import type { Db } from '#database/openDatabase.ts'

export async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select from product limit 1`)
  return rows.length === 0
}
