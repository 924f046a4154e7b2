import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '#lib/AppServices.ts'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { quoteQuery } from './api/quoteQuery.ts'
import { couponStore, discountStore } from './couponStore.ts'
import { useCartItems } from './useCart.ts'

/** What the cart costs and when it comes, for where the shopper lives, with the coupon that was asked for. */
export function useCartQuote(pincode: string | undefined) {
  const { api } = useServices()
  const items = useCartItems()
  const coupon = useStorage(couponStore)
  const { data, isPlaceholderData, isFetching, isStale, isError, refetch } = useQuery({
    ...quoteQuery(api, { items, coupon, pincode }),
    enabled: items.length > 0,
  })
  const quote = isError ? undefined : data
  const [currentCoupon, setCurrentCoupon] = useState('')
  const applied = quote?.coupon?.applied === true ? quote.coupon.code : currentCoupon
  if (applied !== currentCoupon) setCurrentCoupon(applied)
  const estimate = quote?.delivery && !isStale ? formatDeliveryEstimate(quote.delivery) : undefined
  const saving = quote?.totals.coupon_discount
  useEffect(() => {
    if (saving !== undefined) discountStore.update(() => saving)
  }, [saving])

  return {
    items,
    /** The answer for the cart as it is, or as it was while `isPending`. */
    quote,
    isPending: isPlaceholderData || (quote !== undefined && isFetching && isStale),
    /** "by 6:40 pm today"; null while it is being worked out for another cart or place, undefined where it is not known. */
    deliveryEstimate: isPlaceholderData ? null : estimate,
    isFailed: isError && !isFetching,
    retry: () => void refetch(),
    coupon,
    setCoupon: (code: string) => {
      setCurrentCoupon(code)
      couponStore.update(() => code)
    },
    /** The coupon was entered or applied since the page was opened: only then is a refusal news. */
    isCouponCurrent: coupon.toUpperCase() === currentCoupon.toUpperCase(),
    /** The coupon that was asked for has not been heard of yet. */
    isCouponPending: coupon !== (quote?.coupon?.code ?? '') && isFetching,
  }
}

export type CartQuoting = ReturnType<typeof useCartQuote>
