import { eq, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { optionValue } from '#database/schema/product.ts'
import { store } from '#database/schema/stock.ts'

/** Brands by slugs, or by earlier ones, each with the slug that was asked for. */
export async function findBrands(db: Database, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  const { rows } = await db.execute<{ id: number; slug: string; name: string }>(sql`
    select brand.id, asked.slug, brand.name from unnest(${sql.param([...slugs])}::text[]) as asked (slug)
    join brand on brand.slug = asked.slug
      or brand.id = (select owner_id from old_slug where kind = 'brand' and old_slug.slug = asked.slug)`)
  return rows
}

export async function findOptionValues(db: Database, names: readonly string[]) {
  if (names.length === 0) return []
  const pairs = names.map((name) => {
    const [group = ''] = name.split(':', 1)
    return sql`(${group}, ${name.slice(group.length + 1)})`
  })
  return db
    .select({ id: optionValue.id, group: optionValue.groupName, value: optionValue.name })
    .from(optionValue)
    .where(sql`(${optionValue.groupName}, ${optionValue.name}) in (${sql.join(pairs, sql`, `)})`)
}

export async function findStoreId(db: Database, city: string): Promise<number | undefined> {
  const [found] = await db.select({ id: store.id }).from(store).where(eq(store.city, city))
  return found?.id
}
