import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { toPrice } from '#features/cart/toPrice.ts'
import { useCartQuote } from '#features/cart/useCartQuote.ts'
import { deliveryLocationStore } from '#features/delivery/deliveryLocationStore.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { OrderSummaryLines } from '#routes/shared/OrderSummaryLines.tsx'

/** Items and total beside the address. Without a quote it is empty: the next step needs one and reports the error. */
export function CartPreview() {
  const place = useStorage(deliveryLocationStore)
  const { quote, isPending, failure } = useCartQuote(place?.pincode)
  if (failure !== null) return null
  return (
    <PriceSummary {...toPrice(quote)} isPending={isPending}>
      {quote !== undefined && <OrderSummaryLines lines={quote.lines.filter(({ title }) => title !== '')} />}
    </PriceSummary>
  )
}
