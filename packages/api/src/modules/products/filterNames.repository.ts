import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import { optionValue } from '#database/schema/product.ts'
import { store } from '#database/schema/stock.ts'

export async function findBrands(db: Database, slugs: readonly string[]) {
  if (slugs.length === 0) return []
  return db
    .select({ id: brand.id, slug: brand.slug, name: brand.name })
    .from(brand)
    .where(inArray(brand.slug, [...slugs]))
}

/** Option values of `Group:value`. */
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

/** Store that delivers to a city; 0 for an unknown city. */
export async function findStoreId(db: Database, city: string): Promise<number> {
  const [found] = await db.select({ id: store.id }).from(store).where(eq(store.city, city))
  return found?.id ?? 0
}
