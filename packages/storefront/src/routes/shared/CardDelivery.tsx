import { cardTexts } from '@shop/ui/texts/cardTexts'
import { useTexts } from '@shop/ui/TextsProvider'
import { useItemDelivery } from '#features/delivery/useItemDelivery.ts'
import type { DeliveryItem } from '#features/delivery/api/deliveryBatch.ts'

/** Delivery estimate on a product card; nothing while it is unknown. */
export function CardDelivery(item: DeliveryItem) {
  const texts = useTexts(cardTexts, 'ProductCard')
  const delivery = useItemDelivery(item)
  const estimate = delivery !== null && typeof delivery === 'object' ? delivery.estimate : null
  return estimate && texts.arrives(estimate.text)
}
