import type { Brand } from '@shop/contract/brands'

/** The tabs of the brands menu (spec §2), each for one flag of a brand. */
export type BrandTab = 'popular' | 'exclusive' | 'new'

const flags = { popular: 'isPopular', exclusive: 'isExclusive', new: 'isNewLaunch' } as const

export interface BrandFilter {
  tab: BrandTab
  /** Text that the name contains, whatever the case; an empty one fits every name. */
  query: string
}

/** The brands of a tab (spec §2): those with a logo and the tab's flag whose name contains the text. */
export function filterBrands<B extends Brand>(brands: readonly B[], { tab, query }: BrandFilter): B[] {
  const text = query.trim().toLowerCase()
  return brands.filter(
    (brand) =>
      brand.logo !== null &&
      brand.logo !== '' &&
      brand[flags[tab]] &&
      brand.name.toLowerCase().includes(text),
  )
}
