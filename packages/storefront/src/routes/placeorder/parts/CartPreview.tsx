import { PriceSummary } from '@shop/shop-ui/PriceSummary'
import { toPriceTotals } from '#features/cart/toPriceTotals.ts'
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
    <PriceSummary
      totals={quote === undefined ? null : toPriceTotals(quote.totals)}
      couponCode={quote?.coupon?.code}
      isPending={isPending}
    >
      {quote !== undefined && <OrderSummaryLines lines={quote.lines.filter(({ title }) => title !== '')} />}
    </PriceSummary>
  )
}
