import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import type { CancelOrderRequest, OrderResponse, ReturnOrderRequest } from '@shop/contract/orders.schema'
import { useServices } from '#lib/AppServices.ts'
import { MY } from '#lib/createQueries.ts'
import { orderQuery } from './api/orderQuery.ts'

/** What an order's owner can have done with it. */
export type OrderChange =
  | { kind: 'cancel'; body: CancelOrderRequest }
  | { kind: 'returns'; body: ReturnOrderRequest }
  | { kind: 'pay-on-delivery'; body?: undefined }

/** Cancels, returns, or takes cash for an order. The answer is the order as it is then. */
export function useChangeOrder(id: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ kind, body }: OrderChange) =>
      (
        await api.post<OrderResponse>(`/api/orders/${encodeURIComponent(id)}/${kind}`, body, {
          deadlineMs: ORDER_DEADLINE_MS,
        })
      ).data,
    onSuccess: (order) => {
      queries.setQueryData(orderQuery(api, id).queryKey, order)
      void queries.invalidateQueries({ queryKey: [MY, 'orders'] })
    },
    // It may have moved on meanwhile: show how it is.
    onError: () => void queries.invalidateQueries({ queryKey: orderQuery(api, id).queryKey }),
  })
}
