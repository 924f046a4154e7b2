import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CartQuote, CartQuoteRequest, CartQuoteResponse } from '@shop/contract/cart.schema'
import { freshMs, refreshMs } from '#lib/deliveryFreshness.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import type { CartItem } from '../cartItem.ts'

export interface QuoteQuestion {
  items: readonly CartItem[]
  /** Coupon as typed; empty for none. */
  coupon?: string
  pincode?: string | undefined
}

/** Quote of a cart: prices, changes since the shopper last saw it, and delivery. */
export const quoteQuery = (api: ApiClient, { items, coupon = '', pincode }: QuoteQuestion) => {
  const request: CartQuoteRequest = {
    items: items.map(({ id, variantId, quantity, sell_price }) => ({
      product_id: id,
      variant_id: variantId,
      quantity,
      seen_price: sell_price,
    })),
    ...(coupon !== '' && { coupon }),
    ...(pincode !== undefined && { pincode }),
  }
  return queryOptions({
    queryKey: ['cart-quote', request],
    queryFn: ({ signal }) => askForQuote(api, request, signal),
    placeholderData: keepPreviousData,
    staleTime: ({ state }) => freshMs(state.data?.delivery),
    refetchInterval: ({ state }) => refreshMs(state.data?.delivery),
    // Prices and stock may have changed since the last visit of the cart.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

export async function askForQuote(
  api: ApiClient,
  request: CartQuoteRequest,
  signal?: AbortSignal,
): Promise<CartQuote> {
  return (await api.post<CartQuoteResponse>('/api/cart/quote', request, signal ? { signal } : {})).data
}
