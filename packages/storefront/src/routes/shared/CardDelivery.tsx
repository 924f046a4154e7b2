import type { PlaceDelivery } from '@shop/shop-ui/DeliveryEstimate'
import { BoltIcon, TruckIcon } from '@shop/ui/Icon'
import { cardTexts } from '@shop/ui/texts/cardTexts'
import { useTexts } from '@shop/ui/TextsProvider'
import { VisuallyHidden } from '@shop/ui/VisuallyHidden'
import { useItemDelivery } from '#features/delivery/useItemDelivery.ts'
import type { DeliveryItem } from '#features/delivery/api/deliveryBatch.ts'
import { notServed, someArrive } from '#texts/delivery.ts'
import { inDays } from '#texts/promises.ts'
import { useCityDelivery } from './useCityDelivery.ts'

/**
 * Delivery estimate on a product card, to the shopper's pincode or city, or that the shop does not deliver there; nothing while it is unknown. The
 * icon stands for “Arrives”, so that the line fits a narrow card.
 */
export function CardDelivery(item: DeliveryItem) {
  const toCity = useCityDelivery()
  const delivery = useItemDelivery(item, toCity?.area?.pincode)
  if (toCity?.days !== undefined) return <Estimate text={inDays(toCity.days)} isExpress={false} />
  if (delivery === null || typeof delivery === 'string') return null
  const { isServed, estimate } = delivery
  if (!isServed) return <span>{notServed}</span>
  return estimate && <Estimate {...estimate} />
}

function Estimate({ text, isExpress, dayOfSome }: NonNullable<PlaceDelivery['estimate']>) {
  const texts = useTexts(cardTexts, 'ProductCard')
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
