import type { BrandWire } from '@shop/contract/brands.schema'
import { toFlag } from '#http/toFlag.ts'
import type { listBrands } from './brands.repository.ts'

type BrandRow = Awaited<ReturnType<typeof listBrands>>[number]

export function toBrandWire(row: BrandRow): BrandWire {
  return {
    id: row.id,
    BrandName: row.name,
    slug: row.slug,
    brandlogo: row.logo,
    popular_brand: toFlag(row.isPopular),
    exclusive: toFlag(row.isExclusive),
    new_lanuches: toFlag(row.isNewLaunch),
  }
}
