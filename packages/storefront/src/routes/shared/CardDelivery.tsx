import { BoltIcon, TruckIcon } from '@shop/ui/Icon'
import { cardTexts } from '@shop/ui/texts/cardTexts'
import { useTexts } from '@shop/ui/TextsProvider'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useItemDelivery } from '#features/delivery/useItemDelivery.ts'
import type { DeliveryItem } from '#features/delivery/api/deliveryBatch.ts'
import { notServed, someArrive } from '#texts/delivery.ts'
import { useCityDelivery } from './useCityDelivery.ts'

/**
 * Delivery estimate on a product card, to the shopper's pincode or to the area of the city's store, or that the shop does not deliver there;
 * nothing while it is unknown. The icon stands for “Arrives”, so that the line fits a narrow card.
 */
export function CardDelivery(item: DeliveryItem) {
  const texts = useTexts(cardTexts, 'ProductCard')
  const delivery = useItemDelivery(item, useCityDelivery()?.area?.pincode)
  if (delivery === null || typeof delivery === 'string') return null
  const { isServed, estimate } = delivery
  if (!isServed) return <span>{notServed}</span>
  if (estimate === null) return null
  const { text, isExpress, dayOfSome } = estimate
  const [short, long] =
    dayOfSome === undefined
      ? [text, texts.arrives(text)]
      : [someArrive.short(dayOfSome), someArrive.long(text)]
  return (
    <>
      {isExpress ? <BoltIcon size="xs" data-tone="accent" /> : <TruckIcon size="xs" />}
      <VisuallyHidden>{long}</VisuallyHidden>
      <span aria-hidden="true">{short}</span>
    </>
  )
}
