import { daysOf } from '@shop/contract/durations'
import type { ShopConfig } from '#lib/ShopConfig.ts'
import * as texts from '#texts/promises.ts'
import type { PromisedDelivery } from './promisedDelivery.ts'

/** Continues "delivered" as the line above the header does; undefined where nothing is promised. */
export function inPromisedTime(
  { delivery }: Pick<ShopConfig, 'delivery'>,
  promised: PromisedDelivery,
): string | undefined {
  switch (promised.by) {
    case 'rider': {
      const { words } = texts.expressTime(delivery)
      const promise = promised.isOfOtherStore ? texts.inTimeFromStore : texts.inTimeAcross
      return promise(words, promised.area)
    }
    case 'parcels':
      return texts.inDays(texts.days(delivery))
    case 'parcel':
      return texts.inCity(promised.city, daysOf(promised.days).short)
    case 'nobody':
    case 'unknown':
      return undefined
  }
}
