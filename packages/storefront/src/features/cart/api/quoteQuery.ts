import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CartQuote, CartQuoteRequest, CartQuoteResponse } from '@shop/contract/cart.schema'
import { freshMs, refreshMs } from '#lib/deliveryFreshness.ts'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import type { CartItem } from '../cartItem.ts'

export interface QuoteQuestion {
  items: readonly CartItem[]
  /** As it was typed; empty for none. */
  coupon?: string
  /** Where to; undefined until it was asked. */
  pincode?: string | undefined
}

/** What the cart would cost now, line by line and in all, what has changed since the shopper last saw it, and when it comes. */
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
    // Prices and stock may have changed since the cart was left.
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
}

/** The quote of a request, once. */
export async function askForQuote(
  api: ApiClient,
  request: CartQuoteRequest,
  signal?: AbortSignal,
): Promise<CartQuote> {
  return (await api.post<CartQuoteResponse>('/api/cart/quote', request, signal ? { signal } : {})).data
}
