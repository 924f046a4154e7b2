import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { CartQuoteRequest, CartQuoteResponse } from '@shop/contract/cart.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import type { CartItem } from '../cartItem.ts'

/** What the cart would cost now, line by line and in all, and what has changed since the shopper last saw it. */
export const quoteQuery = (api: ApiClient, items: readonly CartItem[]) => {
  const request: CartQuoteRequest = {
    items: items.map(({ id, variantId, quantity, sell_price }) => ({
      product_id: id,
      variant_id: variantId,
      quantity,
      seen_price: sell_price,
    })),
  }
  return queryOptions({
    queryKey: ['cart-quote', request],
    queryFn: async ({ signal }) =>
      (await api.post<CartQuoteResponse>('/api/cart/quote', request, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: 0,
    // Who comes back to the cart sees what it costs by then.
    refetchOnWindowFocus: true,
  })
}
