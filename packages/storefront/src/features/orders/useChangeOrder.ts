import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import type { CancelOrderRequest, OrderResponse, ReturnOrderRequest } from '@shop/contract/orders.schema'
import { useServices } from '#lib/AppServices.ts'
import { MY } from '#lib/createQueries.ts'
import { orderQuery } from './api/orderQuery.ts'

export type OrderChange =
  | { kind: 'cancel'; body: CancelOrderRequest }
  | { kind: 'returns'; body: ReturnOrderRequest }
  | { kind: `returns/${string}/withdraw`; body?: undefined }
  | { kind: 'pay-on-delivery'; body?: undefined }

/** Cancels, returns, withdraws a return, or switches an order to cash on delivery. Resolves with the changed order. */
export function useChangeOrder(id: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    meta: { hasNotice: true },
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
    // The order may have moved on: refresh it.
    onError: () => void queries.invalidateQueries({ queryKey: orderQuery(api, id).queryKey }),
  })
}
