import type { DemoBrand } from '@shop/demo-catalogue/types'
import type { Transaction } from '#database/openDatabase.ts'
import { brand } from '#database/schema/brand.ts'
import type { PictureBook } from './PictureBook.ts'

export async function seedBrands(
  tx: Transaction,
  brands: readonly DemoBrand[],
  pictures: PictureBook,
): Promise<Map<string, number>> {
  const rows = brands.map(({ slug, name, manufacturer, wordmark, colour, ...flags }) => ({
    slug,
    name,
    manufacturer,
    logo: pictures.add({ of: 'logo', brand: { name, wordmark, colour } }),
    isPopular: flags.isPopular ?? false,
    isExclusive: flags.isExclusive ?? false,
    isNewLaunch: flags.isNewLaunch ?? false,
  }))
  const written = await tx.insert(brand).values(rows).returning({ id: brand.id, slug: brand.slug })
  return new Map(written.map(({ id, slug }) => [slug, id]))
}
