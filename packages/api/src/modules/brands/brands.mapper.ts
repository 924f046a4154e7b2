import type { BrandWire, FacedBrandWire, StockedBrandWire } from '@shop/contract/brands.schema'
import { joinMedia } from '@shop/contract/pictures'
import { toFlag } from '#http/toFlag.ts'
import type { listBrands, listStockedBrands } from './brands.repository.ts'

type BrandRow = Awaited<ReturnType<typeof listBrands>>[number]
type StockedBrandRow = Awaited<ReturnType<typeof listStockedBrands>>[number]

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

export function toFacedBrandWire(row: BrandRow & { face: string }): FacedBrandWire {
  return { ...toBrandWire(row), face: joinMedia([row.face]) }
}

export function toStockedBrandWire(row: StockedBrandRow): StockedBrandWire {
  return { ...toFacedBrandWire(row), products: row.products }
}
