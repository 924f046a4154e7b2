import { paths } from '#lib/paths.ts'
import { safeUrl } from '#lib/safeUrl.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { days, expressTime, timeOfOtherStore } from '#texts/promises.ts'
import { cityName } from './cityName.ts'
import { promisedDelivery } from './promisedDelivery.ts'

export interface CityLink {
  name: string
  href: string
  /** Time of a delivery there. */
  note: string
  isNewTab: boolean
}

/** Base for parsing relative links; no such host exists. */
const SHOP = 'https://shop.invalid'

/**
 * Links of the city selector (specification §2): the city of the main store leads home, those of other stores to their lists. Cities with
 * an unsafe link are dropped. Each says the promise that the header makes there.
 */
export function cityLinks(config: Pick<ShopConfig, 'delivery' | 'cities'>): CityLink[] {
  const { delivery, cities } = config
  const noteOf = (city: string) => {
    const promised = promisedDelivery(config, { city })
    if (promised.by !== 'rider') return days(delivery)
    const { short } = expressTime(delivery)
    return promised.isOfOtherStore ? timeOfOtherStore(short) : short
  }
  return [
    ...delivery.stores.map(({ city }, at) => ({
      name: city,
      href: at === 0 ? paths.home() : paths.city(city),
      note: noteOf(city),
      isNewTab: false,
    })),
    ...cities.flatMap(({ name, link }) => {
      const href = cityName(name) === null ? undefined : withSelectedCity(link, name)
      return href === undefined ? [] : [{ name, href, note: noteOf(name), isNewTab: true }]
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
