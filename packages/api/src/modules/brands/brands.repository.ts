import { sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'

const BRANDS_MAX = 10_000

export function listBrands(db: Database) {
  return db
    .select()
    .from(brand)
    .orderBy(sql`fold(name)`)
    .limit(BRANDS_MAX)
}
