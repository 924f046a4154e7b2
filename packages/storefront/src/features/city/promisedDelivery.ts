import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import { isSameCity } from './cityName.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { expressArea } from '#texts/promises.ts'

export interface DeliveryPlace {
  city: string | null
  /** Delivery to the shopper's pincode; null while it loads, undefined without a pincode. */
  service?: PincodeResponse['data'] | null
}

export type PromisedDelivery =
  /** A store other than the main one has a part of the goods. */
  | { by: 'rider'; area: string; isOfOtherStore: boolean }
  /** Anywhere, without a place. */
  | { by: 'parcels' }
  | { by: 'parcel'; days: number; city: string }
  | { by: 'nobody' | 'unknown'; city: string }

/** Delivery that the shop promises (specification §2): in the main store's area, until the shopper has chosen a place. */
export function promisedDelivery(
  { delivery, cities }: Pick<ShopConfig, 'delivery' | 'cities'>,
  { city, service }: DeliveryPlace,
): PromisedDelivery {
  if (city === null) return within(expressArea(delivery))
  if (service === null) return { by: 'unknown', city }
  const store = delivery.stores.find((one) => isSameCity(city, one.city))
  const isOfOtherStore = store !== undefined && store !== delivery.stores[0]
  if (service !== undefined) return toPincode(service, isOfOtherStore)
  if (store !== undefined) return within(store.isExpress ? store.name : undefined, isOfOtherStore)
  // The operator lists the cities around the main store.
  const isNear = cities.some(({ name, link }) => isSameCity(city, name) && link.startsWith('/'))
  return within(isNear ? expressArea(delivery) : undefined)
}

const within = (area: string | undefined, isOfOtherStore = false): PromisedDelivery =>
  area === undefined ? { by: 'parcels' } : { by: 'rider', area, isOfOtherStore }

function toPincode(
  { city, serviceable, express, eta }: PincodeResponse['data'],
  isOfOtherStore: boolean,
): PromisedDelivery {
  if (!serviceable || eta === null) return { by: 'nobody', city }
  if (express || !('days' in eta)) return { by: 'rider', area: city, isOfOtherStore }
  return { by: 'parcel', days: eta.days, city }
}
