import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { rows as toRows } from '#import/jsonRows.ts'

/** Those of the slugs that the shop does not have. */
export async function missingSlugs(
  tx: Transaction,
  table: 'brand' | 'product',
  slugs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select slug from unnest(${sql.param([...slugs])}::text[]) as asked (slug)
    where slug not in (select slug from ${sql.identifier(table)})`)
  return new Set(rows.map(({ slug }) => slug))
}

/** Those of the categories that the shop does not have, as "sub lips". */
export async function missingCategories(
  tx: Transaction,
  names: readonly { level: string; slug: string }[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select level || ' ' || slug as name from jsonb_to_recordset(${toRows(names)}) as asked (level text, slug text)
    where (level, slug) not in (select level::text, slug from category)`)
  return new Set(rows.map(({ name }) => name))
}
