import { DEFAULT_SETTINGS } from '@shop/contract/defaultSettings'
import { describeDelivery } from '@shop/contract/describeDelivery'
import type { ShopConfig } from '#lib/ShopConfig.ts'

const { shop, company, delivery, returns } = DEFAULT_SETTINGS

/** Configuration of a new shop, without third parties. */
export const plainConfig: ShopConfig = {
  cities: [],
  socials: [],
  geolocationUrl: null,
  pixel: null,
  measuresSpeed: false,
  hasOfflinePage: false,
  shop,
  collections: { bestSellers: true, newLaunches: true, offers: true, blog: true },
  company,
  returnDays: returns.days,
  delivery: describeDelivery(delivery),
}
