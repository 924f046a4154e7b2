import type { OperatorSizeGuide } from '@shop/contract/size-guides.schema'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/openDatabase.ts'
import { missingSlugs } from '../missing.ts'

export async function unknownOfSizeGuides(
  tx: Transaction,
  guides: readonly OperatorSizeGuide[],
): Promise<string[]> {
  const { rows } = await tx.execute<{ slug: string }>(sql`select slug from category`)
  const known = new Set(rows.map(({ slug }) => slug))
  const noBrand = await missingSlugs(
    tx,
    'brand',
    guides.flatMap(({ brands = [] }) => brands),
  )
  return guides.flatMap(({ categories, brands = [] }, at) => [
    ...categories
      .filter((category) => !known.has(category))
      .map((category) => `size_guides.${at}.categories: there is no category ${category}.`),
    ...brands
      .filter((brand) => noBrand.has(brand))
      .map((brand) => `size_guides.${at}.brands: there is no brand ${brand}.`),
  ])
}
