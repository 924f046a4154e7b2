import { describeDelivery } from '@shop/contract/describeDelivery'
import type { Settings } from '@shop/contract/settings.schema'
import type { ShopConfig } from '@shop/storefront/lib/ShopConfig.ts'
import type { ServerEnv } from '../env.ts'

export function toShopConfig(
  env: Pick<
    ServerEnv,
    'SOCIAL_LINKS' | 'GEOLOCATION_URL' | 'PIXEL_URL' | 'PIXEL_ID' | 'MEASURE_SPEED' | 'OFFLINE_PAGE'
  >,
  { shop, company, cities, delivery, returns }: Settings,
  collections: ShopConfig['collections'],
): ShopConfig {
  return {
    shop,
    collections,
    cities,
    socials: env.SOCIAL_LINKS.map(({ name, link }) => ({ name, href: link })),
    geolocationUrl: env.GEOLOCATION_URL ?? null,
    pixel: env.PIXEL_ID === undefined ? null : { url: env.PIXEL_URL, id: env.PIXEL_ID },
    measuresSpeed: env.MEASURE_SPEED === 'yes',
    hasOfflinePage: env.OFFLINE_PAGE === 'yes',
    company,
    returnDays: returns.days,
    delivery: describeDelivery(delivery),
  }
}

/** Third-party addresses that the browser may call after consent. */
export function foreignUrls({
  GEOLOCATION_URL,
  PIXEL_ID,
  PIXEL_URL,
}: Pick<ServerEnv, 'GEOLOCATION_URL' | 'PIXEL_URL' | 'PIXEL_ID'>): string[] {
  return [GEOLOCATION_URL, PIXEL_ID && PIXEL_URL].filter((url) => url !== undefined)
}
