import type { GoesWith } from '@shop/contract/goes-with.schema'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'

export async function unknownOfGoesWith(tx: Transaction, list: readonly GoesWith[]): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string; level: string }>(sql`select slug, level from category`)
  const known = new Set(rows.map(({ slug }) => slug))
  const children = new Set(rows.filter(({ level }) => level === 'child').map(({ slug }) => slug))
  return list.flatMap(({ categories, with: partners }, at) => [
    ...categories
      .filter((category) => !known.has(category))
      .map((category) => `goes_with.${at}.categories: there is no category ${category}.`),
    ...partners
      .filter((partner) => !children.has(partner))
      .map((partner) => `goes_with.${at}.with: there is no child category ${partner}.`),
  ])
}
