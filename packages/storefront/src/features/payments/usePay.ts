import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ORDER_DEADLINE_MS } from '@shop/contract/limits'
import type { PaymentMethod, PaymentResponse } from '@shop/contract/payments.schema'
import { useServices } from '#lib/AppServices.ts'
import { paymentQuery } from './api/paymentQuery.ts'

/** Starts or retries a payment. Repeating it returns the same open payment. */
export function usePay(orderId: string) {
  const { api } = useServices()
  const queries = useQueryClient()
  return useMutation({
    meta: { hasNotice: true },
    mutationFn: async (method: PaymentMethod) =>
      (
        await api.post<PaymentResponse>(
          '/api/payments',
          { order_id: orderId, method },
          { deadlineMs: ORDER_DEADLINE_MS },
        )
      ).data,
    onSuccess: (payment) => queries.setQueryData(paymentQuery(api, payment.payment_id).queryKey, payment),
  })
}
