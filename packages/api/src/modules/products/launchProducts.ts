import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'

export async function launchProducts(db: Database): Promise<void> {
  const isDue = sql`state = 'active' and not is_active and launches_at <= now()`
  const { rows } = await db.execute(sql`select from product where ${isDue} limit 1`)
  if (rows.length === 0) return
  // The trigger of this column decides anew whether a product is shown.
  await db.execute(sql`update product set launches_at = launches_at where ${isDue}`)
}
