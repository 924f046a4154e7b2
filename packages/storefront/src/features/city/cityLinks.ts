import { paths } from '#lib/paths.ts'
import { safeUrl } from '#lib/safeUrl.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { cityName } from './cityName.ts'

export interface CityLink {
  name: string
  href: string
  isNewTab: boolean
}

/** A start that means the shop itself; no page is there. */
const SHOP = 'https://shop.invalid'

/** Where each city of the selector leads (spec §2). One whose link can't be followed safely is left out. */
export function cityLinks(others: ShopConfig['cities']): CityLink[] {
  return [
    { name: 'Delhi', href: paths.home(), isNewTab: false },
    { name: 'Jaipur', href: paths.jaipur(), isNewTab: false },
    ...others.flatMap(({ name, link }) => {
      const href = cityName(name) === null ? undefined : withSelectedCity(link, name)
      return href === undefined ? [] : [{ name, href, isNewTab: true }]
    }),
  ]
}

/** The option value plus `selectedCity={name}`. */
function withSelectedCity(link: string, name: string): string | undefined {
  const start = safeUrl(link)
  if (start === undefined) return undefined
  const url = new URL(start, SHOP)
  url.searchParams.set('selectedCity', name)
  return url.origin === SHOP ? url.pathname + url.search : url.href
}
