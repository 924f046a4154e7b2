import { useQuery } from '@tanstack/react-query'
import type { PlaceDelivery } from '@shop/shop-ui/DeliveryEstimate'
import { deliveryLocationStore } from './deliveryLocationStore.ts'
import { useServices } from '#lib/AppServices.ts'
import { formatDeliveryDay, formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import type { DeliveryItem, ItemDelivery } from './api/deliveryBatch.ts'
import { deliveryQuery } from './api/deliveryQuery.ts'

/** Delivery of an item to the shopper's pincode, or to another one as long as that is unknown; null without a pincode. A stale or failed estimate is not shown. */
export function useItemDelivery(
  item: DeliveryItem,
  otherwise?: string,
): PlaceDelivery | 'loading' | 'failed' | null {
  const { api } = useServices()
  const pincode = useStorage(deliveryLocationStore)?.pincode ?? otherwise
  const { data, isError, isStale } = useQuery({
    ...deliveryQuery(api, pincode ?? '', item),
    enabled: pincode !== undefined,
    select: toPlaceDelivery,
  })
  if (pincode === undefined) return null
  if (isError) return 'failed'
  return data === undefined || isStale ? 'loading' : data
}

const toPlaceDelivery = ({ serviceable, cod, estimate }: ItemDelivery): PlaceDelivery => ({
  isServed: serviceable,
  estimate: estimate && {
    text: formatDeliveryEstimate(estimate),
    isExpress: estimate.express,
    dayOfSome: estimate.varies ? formatDeliveryDay(estimate) : undefined,
  },
  hasCashOnDelivery: cod,
})
