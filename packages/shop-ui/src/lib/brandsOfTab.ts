import type { Brand } from '@shop/contract/brands'

/** Tab of the brands menu, one for each flag of a brand (specification §2). */
export type BrandTab = 'popular' | 'exclusive' | 'new'

const flags = { popular: 'isPopular', exclusive: 'isExclusive', new: 'isNewLaunch' } as const

/** Brands of a tab (specification §2): those with a logo and the tab's flag. */
export function brandsOfTab<B extends Brand>(brands: readonly B[], tab: BrandTab): B[] {
  return brands.filter((brand) => Boolean(brand.logo) && brand[flags[tab]])
}
