import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import type { ShopConfig } from '#lib/ShopConfig.ts'

/** Configuration of a new shop, without third parties. */
export const plainConfig: ShopConfig = {
  cities: [],
  socials: [],
  geolocationUrl: null,
  pixel: null,
  ...DEFAULT_SETTINGS,
}
