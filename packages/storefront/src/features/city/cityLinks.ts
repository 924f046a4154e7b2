import { paths } from '#lib/paths.ts'
import { safeUrl } from '#lib/safeUrl.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { cityName } from './cityName.ts'

export interface CityLink {
  name: string
  href: string
  isNewTab: boolean
}

/** Base for parsing relative links; no such host exists. */
const SHOP = 'https://shop.invalid'

/** Links of the city selector (specification §2). Cities with an unsafe link are dropped. */
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

function withSelectedCity(link: string, name: string): string | undefined {
  const start = safeUrl(link)
  if (start === undefined) return undefined
  const url = new URL(start, SHOP)
  url.searchParams.set('selectedCity', name)
  return url.origin === SHOP ? url.pathname + url.search : url.href
}
