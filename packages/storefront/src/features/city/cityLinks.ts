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

/**
 * Links of the city selector (specification §2): the city of the main store leads home, those of other stores to their lists. Cities with
 * an unsafe link are dropped.
 */
export function cityLinks({ delivery, cities }: Pick<ShopConfig, 'delivery' | 'cities'>): CityLink[] {
  const [main, ...others] = delivery.stores
  return [
    ...(main === undefined ? [] : [{ name: main.city, href: paths.home(), isNewTab: false }]),
    ...others.map(({ city }) => ({ name: city, href: paths.city(city), isNewTab: false })),
    ...cities.flatMap(({ name, link }) => {
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
