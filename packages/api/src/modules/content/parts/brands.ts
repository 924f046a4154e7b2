import { slugSchema } from '@shop/contract/wire.schema'
import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'

import { missingSlugs } from '../missing.ts'

/** Brands we stand behind. */
export const brandsSchema = z.array(slugSchema).max(60)
type Brands = z.output<typeof brandsSchema>

export async function readBrands(tx: Transaction): Promise<Brands> {
  const rows = await tx
    .select({ slug: brand.slug })
    .from(brand)
    .where(eq(brand.isPopular, true))
    .orderBy(asc(brand.slug))
  return rows.map(({ slug }) => slug)
}

export async function writeBrands(tx: Transaction, brands: Brands): Promise<void> {
  const isChosen = sql`(slug = any(${sql.param([...brands])}::text[]))`
  await tx.execute(sql`update brand set is_popular = ${isChosen} where is_popular <> ${isChosen}`)
}

export async function unknownOfBrands(tx: Transaction, brands: Brands): Promise<string[]> {
  return [...(await missingSlugs(tx, 'brand', brands))].map((slug) => `brands: there is no brand ${slug}.`)
}
