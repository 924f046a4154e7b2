import type { BrandWire } from './brands.schema.ts'

export interface Brand {
  id: number
  name: string
  slug: string
  logo: string | null
  isPopular: boolean
  isExclusive: boolean
  isNewLaunch: boolean
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
