import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useServices } from '#lib/AppServices.ts'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'
import { useStorage } from '#lib/storage/useStorage.ts'
import { quoteQuery } from './api/quoteQuery.ts'
import { couponStore, discountStore } from './couponStore.ts'
import { useCartItems } from './useCart.ts'

/** Quote of the cart for a pincode, with the requested coupon. */
export function useCartQuote(pincode: string | undefined) {
  const { api } = useServices()
  const items = useCartItems()
  const coupon = useStorage(couponStore)
  const {
    data: quote,
    isPlaceholderData,
    isFetching,
    isStale,
    error,
    refetch,
  } = useQuery({
    ...quoteQuery(api, { items, coupon, pincode }),
    enabled: items.length > 0,
  })
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
    /** Quote of the current cart, or of the previous one while `isPending`. */
    quote,
    isPending: isPlaceholderData || (quote !== undefined && isFetching && isStale),
    /** "by 6:45 pm today"; null while loading, undefined when unknown. */
    deliveryEstimate: isPlaceholderData ? null : estimate,
    /** Error when there is no quote to show. A quote of this cart stays when its refresh fails: the order checks its total. */
    failure: isFetching || quote !== undefined ? null : error,
    retry: () => void refetch(),
    coupon,
    setCoupon: (code: string) => {
      setCurrentCoupon(code)
      couponStore.update(() => code)
    },
    /** True when the coupon was entered since the page opened: only then is a refusal announced. */
    isCouponCurrent: coupon.toUpperCase() === currentCoupon.toUpperCase(),
    /** True when the quote with the requested coupon is still loading. */
    isCouponPending: coupon !== (quote?.coupon?.code ?? '') && isFetching,
  }
}

export type CartQuoting = ReturnType<typeof useCartQuote>
