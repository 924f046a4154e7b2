import type { ShopConfig } from '@shop/storefront/lib/ShopConfig.ts'
import type { ServerEnv } from '../env.ts'

export function toShopConfig(
  env: Pick<ServerEnv, 'CITY_LINKS' | 'SOCIAL_LINKS' | 'GEOLOCATION_URL' | 'PIXEL_URL' | 'PIXEL_ID'>,
): ShopConfig {
  return {
    cities: env.CITY_LINKS,
    socials: env.SOCIAL_LINKS.map(({ name, link }) => ({ name, href: link })),
    geolocationUrl: env.GEOLOCATION_URL ?? null,
    pixel: env.PIXEL_ID === undefined ? null : { url: env.PIXEL_URL, id: env.PIXEL_ID },
  }
}

/** Third-party addresses that the browser may call after consent. */
export function foreignUrls({ geolocationUrl, pixel }: ShopConfig): string[] {
  return [geolocationUrl, pixel?.url].filter((url) => url !== null && url !== undefined)
}
