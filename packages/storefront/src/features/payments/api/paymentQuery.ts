import { queryOptions } from '@tanstack/react-query'
import type { Payment, PaymentResponse } from '@shop/contract/payments.schema'
import type { ApiClient } from '#lib/api/ApiClient.ts'
import { MY } from '#lib/createQueries.ts'

const WATCH_MS = 2_000

/** The bank may still decide. */
const isOpen = ({ status }: Payment) => status === 'created' || status === 'pending'

/** Payment, polled until its outcome is known: UPI apps do not lead back. */
export const paymentQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: [MY, 'payment', id],
    queryFn: async ({ signal }) =>
      (await api.get<PaymentResponse>(`/api/payments/${encodeURIComponent(id)}`, { signal })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data === undefined || isOpen(state.data) ? WATCH_MS : false),
  })
