import type { Brand } from '@shop/contract/brands'

/** Tabs of the brands menu, one for each flag of a brand (specification §2). */
export const BRAND_TABS = ['popular', 'exclusive', 'new'] as const
export type BrandTab = (typeof BRAND_TABS)[number]

const flags = { popular: 'isPopular', exclusive: 'isExclusive', new: 'isNewLaunch' } as const

export interface BrandFilter {
  tab: BrandTab
  /** Case-insensitive part of the name; an empty one matches every brand. */
  query: string
}

/** Brands of a tab (specification §2): those with a logo and the tab's flag whose name matches. */
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
