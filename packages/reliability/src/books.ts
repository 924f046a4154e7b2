import { runAudits } from '@shop/api/database/audits'
import type { Database } from '@shop/api/database/openDatabase'
import { sql } from 'drizzle-orm'
import type { TestProduct } from './shoppers.ts'

export async function auditBooks(db: Database): Promise<string[]> {
  return (await runAudits(db)).map(({ audit, finding }) => `${audit}: ${finding}`)
}

export async function countOrders(db: Database, { variantId }: TestProduct): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from order_line where variant_id = ${variantId}`,
  )
  return rows[0]?.n ?? 0
}
