import { queryOptions } from '@tanstack/react-query'
import type { OrderResponse, OrderWire } from '@shop/contract/orders.schema'
import type { ApiCallOptions, ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

const WATCH_MS = 20_000
/** Polling interval while a payment is open. */
const WATCH_PAYMENT_MS = 2_500

/** Orders in progress are refreshed while they are visible. */
const isMoving = ({ status }: OrderWire) =>
  !['delivered', 'returned', 'cancelled', 'expired'].includes(status)

export async function fetchOrder(
  api: ApiClient,
  id: string,
  options: ApiCallOptions = {},
): Promise<OrderWire> {
  return (await api.get<OrderResponse>(`/api/orders/${encodeURIComponent(id)}`, options)).data
}

export const orderQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [MY, 'order', id],
    queryFn: ({ signal }) => fetchOrder(api, id, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => {
      if (data?.status === 'held' && data.payment.payment_id !== null) return WATCH_PAYMENT_MS
      return data && isMoving(data) ? WATCH_MS : false
    },
  })
