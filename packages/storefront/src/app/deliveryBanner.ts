import { daysOf } from '@shop/contract/durations'
import { messages } from '@shop/contract/messages'
import type { PincodeResponse } from '@shop/contract/pincodes.schema'
import type { HeaderProps } from '@shop/shop-ui/Header'
import { isSameCity } from '#features/city/cityName.ts'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { days, expressArea, expressTime } from '#texts/promises.ts'
import * as texts from '#texts/shell.ts'

type Delivery = ShopConfig['delivery']

interface Place {
  city: string | null
  /** Delivery to the shopper's pincode; null while it loads, undefined without a pincode. */
  service?: PincodeResponse['data'] | null
}

/** Line above the header (specification §2): of the main store's area, until the shopper has chosen a place. */
export function deliveryBanner(
  { delivery, cities }: Pick<ShopConfig, 'delivery' | 'cities'>,
  { city, service }: Place,
): HeaderProps['banner'] {
  if (city === null) return toArea(delivery, expressArea(delivery))
  if (service === null) return { text: texts.deliveryTo(city) }
  if (service !== undefined) return toPincode(delivery, service)
  const store = delivery.stores.find((one) => isSameCity(city, one.city))
  if (store !== undefined) return toArea(delivery, store.isExpress ? store.name : undefined)
  // The operator lists the cities around the main store.
  const isNear = cities.some(({ name, link }) => isSameCity(city, name) && link.startsWith('/'))
  return toArea(delivery, isNear ? expressArea(delivery) : undefined)
}

function toArea(delivery: Delivery, area: string | undefined): HeaderProps['banner'] {
  if (area === undefined) return { text: texts.deliveryAcrossIndia(days(delivery)), time: days(delivery) }
  const { short } = expressTime(delivery)
  return { text: messages.deliveryBanner(short, area.toUpperCase()), time: short }
}

function toPincode(
  delivery: Delivery,
  { city, serviceable, express, eta }: PincodeResponse['data'],
): HeaderProps['banner'] {
  if (!serviceable || eta === null) return { text: texts.noDeliveryTo(city) }
  if (express || !('days' in eta)) return toArea(delivery, city)
  const time = daysOf(eta.days).short
  return { text: texts.deliveryIn(time, city), time }
}
