import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { freshMs, refreshMs } from '#lib/deliveryFreshness.ts'
import type { DeliveryItem } from './deliveryBatch.ts'

/**
 * Delivery of an item to a pincode, as if it were ordered alone now. It becomes stale when the estimate may change. The code of
 * the call loads with the first pincode.
 */
export const deliveryQuery = (api: ApiClient, pincode: string, item: DeliveryItem) =>
  queryOptions({
    queryKey: ['delivery', pincode, item.productId, item.variantId, item.quantity],
    queryFn: async () => (await import('./deliveryBatch.ts')).batchOf(api, pincode).load(item),
    staleTime: ({ state }) => freshMs(state.data?.estimate),
    refetchInterval: ({ state }) => refreshMs(state.data?.estimate),
    refetchOnWindowFocus: true,
  })
