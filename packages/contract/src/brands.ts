import type { BrandWire, FacedBrandWire, StockedBrandWire } from './brands.schema.ts'
import { parseMedia, type Picture } from './pictures.ts'

export interface Brand {
  id: number
  name: string
  slug: string
  logo: string | null
  isPopular: boolean
  isExclusive: boolean
  isNewLaunch: boolean
}

export interface FacedBrand extends Brand {
  /** Picture of its best product. */
  face: Picture | undefined
}

export interface StockedBrand extends FacedBrand {
  /** Number of its products. */
  products: number
}

/** Maps the field names of specification §3. Only a flag equal to 1 is true. */
export function toBrand(wire: BrandWire): Brand {
  return {
    id: wire.id,
    name: wire.BrandName,
    slug: wire.slug,
    logo: wire.brandlogo,
    isPopular: wire.popular_brand === 1,
    isExclusive: wire.exclusive === 1,
    isNewLaunch: wire.new_lanuches === 1,
  }
}

export function toFacedBrand(wire: FacedBrandWire): FacedBrand {
  return { ...toBrand(wire), face: parseMedia(wire.face)[0] }
}

export function toStockedBrand(wire: StockedBrandWire): StockedBrand {
  return { ...toFacedBrand(wire), products: wire.products }
}
