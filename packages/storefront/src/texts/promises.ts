import { minutesOf } from '@shop/contract/durations'
import type { ShopConfig } from '#lib/ShopConfig.ts'

type Delivery = ShopConfig['delivery']

/** Area of the main store, or of the first other one, that has express delivery. */
export const expressArea = ({ stores }: Delivery) => stores.find(({ isExpress }) => isExpress)?.name

export const days = ({ parcelDays: { min, max } }: Delivery) =>
  min === max ? `${max} days` : `${min} to ${max} days`

/** Time of an express delivery. */
export const expressTime = ({ expressMinutes }: Delivery) => minutesOf(expressMinutes)

export const inTimeAcross = (time: string, area: string) => `in ${time} across ${area}`
export const inTimeFromStore = (time: string, area: string) =>
  `in ${time} in ${area}, for what our store there has`
/** Beside the name of a city. */
export const timeOfOtherStore = (time: string) => `${time}, for part of the shop`
export const inDays = (days: string) => `in ${days}`
export const inCity = (city: string, time: string) => `in ${city} in ${time}`

/** Continues "delivered" and "at your door" where the shopper's place is not known. */
export const inTime = (delivery: Delivery) => {
  const area = expressArea(delivery)
  return area === undefined ? inDays(days(delivery)) : inTimeAcross(expressTime(delivery).words, area)
}

/** Hour in India, such as "9 am". */
export const hour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`

const lists = new Intl.ListFormat('en-IN')
export const list = (names: readonly string[]) => lists.format(names)
