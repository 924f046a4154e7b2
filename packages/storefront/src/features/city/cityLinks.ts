import { paths } from '#lib/paths.ts'
import { safeUrl } from '#lib/safeUrl.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { expressTime } from '#texts/promises.ts'
import * as texts from '#texts/shell.ts'
import { cityName } from './cityName.ts'

export interface CityLink {
  name: string
  href: string
  /** Express delivery in the area of its store. */
  note?: string
  isNewTab: boolean
}

/** Base for parsing relative links; no such host exists. */
const SHOP = 'https://shop.invalid'

/**
 * Links of the city selector (specification §2): the city of the main store leads home, those of other stores to their lists. Cities with
 * an unsafe link are dropped.
 */
export function cityLinks({ delivery, cities }: Pick<ShopConfig, 'delivery' | 'cities'>): CityLink[] {
  return [
    ...delivery.stores.map(({ city, name, isExpress }, at) => ({
      name: city,
      href: at === 0 ? paths.home() : paths.city(city),
      ...(isExpress && { note: texts.expressIn(expressTime(delivery).short, name) }),
      isNewTab: false,
    })),
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
