import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { parcelDays } from '@shop/contract/parcelDays'
import type { ShopConfig } from '#lib/ShopConfig.ts'

const { company, delivery } = DEFAULT_SETTINGS

/** Configuration of a new shop, without third parties. */
export const plainConfig: ShopConfig = {
  cities: [],
  socials: [],
  geolocationUrl: null,
  pixel: null,
  company,
  delivery: { fee: delivery.fee, freeFrom: delivery.free_from, parcelDays: parcelDays(delivery) },
}
