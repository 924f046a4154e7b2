import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { optionValue } from '#database/schema/product.ts'
import { store } from '#database/schema/stock.ts'

/** Ids of the brands that had these slugs earlier. */
export async function findOldBrands(db: Database, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const { rows } = await db.execute<{ id: number; slug: string }>(sql`
    select owner_id as id, slug from old_slug where kind = 'brand' and slug = any(${sql.param([...slugs])}::text[])`)
  return rows
}

export async function findOptionValues(db: Database, names: readonly string[]) {
  if (names.length === 0) return []
  const pairs = names.map((name) => {
    const [group = ''] = name.split(':', 1)
    return sql`(${group}, ${name.slice(group.length + 1)})`
  })
  return db
    .select({
      id: optionValue.id,
      group: optionValue.groupName,
      value: optionValue.name,
    })
    .from(optionValue)
    .where(sql`(${optionValue.groupName}, ${optionValue.name}) in (${sql.join(pairs, sql`, `)})`)
}

export async function findStoreId(db: Database, city: string): Promise<number | undefined> {
  const [found] = await db.select({ id: store.id }).from(store).where(eq(store.city, city))
  return found?.id
}
