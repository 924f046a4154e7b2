import { useCartQuote } from '#features/cart/useCartQuote.ts'
import { useDeliveryLocation } from '#features/delivery/useDeliveryLocation.ts'
import { LaterWaysOn } from '#routes/shared/LaterWaysOn.tsx'
import { JoinReceipt } from '#routes/shared/JoinReceipt.tsx'
import { useRemovedLine } from '../useRemovedLine.ts'
import { EmptyCart } from './EmptyCart.tsx'
import { FilledCart } from './FilledCart.tsx'
import { RemovedNotice } from './RemovedNotice.tsx'
import { SavedLines } from './SavedLines.tsx'

export function CartView() {
  const removal = useRemovedLine()
  const place = useDeliveryLocation()
  const quoting = useCartQuote(place.place?.pincode)

  if (quoting.items.length === 0) {
    return (
      <>
        <JoinReceipt />
        {removal.removed && <RemovedNotice removal={removal} />}
        <EmptyCart />
        <SavedLines />
        <LaterWaysOn />
      </>
    )
  }
  return <FilledCart quoting={quoting} place={place} removal={removal} />
}
