import { daysOf } from '@shop/contract/durations'
import { messages } from '@shop/contract/messages'
import type { HeaderProps } from '@shop/shop-ui/Header'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import { promisedDelivery, type DeliveryPlace } from '#features/city/promisedDelivery.ts'
import { days, expressTime, hour } from '#texts/promises.ts'
import * as texts from '#texts/shell.ts'

/** Line above the header (specification §2). */
export function deliveryBanner(
  config: Pick<ShopConfig, 'delivery' | 'cities'>,
  place: DeliveryPlace,
): HeaderProps['banner'] {
  const { delivery } = config
  const promised = promisedDelivery(config, place)
  switch (promised.by) {
    case 'rider': {
      const { short } = expressTime(delivery)
      const { opens, closes } = delivery.expressHours
      return {
        text: messages.deliveryBanner(short, promised.area.toUpperCase()),
        time: short,
        hours: texts.orderedFrom(hour(opens), hour(closes), promised.isOfOtherStore),
      }
    }
    case 'parcels':
      return { text: texts.deliveryAcrossIndia(days(delivery)), time: days(delivery) }
    case 'parcel': {
      const time = daysOf(promised.days).short
      return { text: texts.deliveryIn(time, promised.city), time }
    }
    case 'nobody':
      return { text: texts.noDeliveryTo(promised.city) }
    case 'unknown':
      return { text: texts.deliveryTo(promised.city) }
  }
}
