import type { OrderWire } from '@shop/contract/orders.schema'
import type { PayMethod } from '@shop/shop-ui/PaymentMethodPicker'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderQuery } from '#features/orders/api/orderQuery.ts'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { paymentQuery } from '#features/payments/api/paymentQuery.ts'
import { goToBank } from '#features/payments/goToBank.ts'
import { usePay } from '#features/payments/usePay.ts'
import { useServices } from '#lib/AppServices.ts'

export function usePaymentFlow(order: OrderWire, returnedId: string | null) {
  const { api } = useServices()
  const queries = useQueryClient()
  const [chosen, setMethod] = useState<PayMethod>()
  /** Attempt that the shopper left to choose another method. */
  const [leftId, setLeftId] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)
  const paying = usePay(order.id)
  const change = useChangeOrder(order.id)

  // While cash is due, the order's payment is the cash one: only the address knows an earlier online attempt.
  const triedId =
    order.payment.status === 'due_on_delivery'
      ? (paying.data?.payment_id ?? returnedId)
      : order.payment.payment_id
  const { data: payment, error: lookupError } = useQuery({
    ...paymentQuery(api, triedId ?? ''),
    enabled: triedId !== null,
  })
  // The last attempt's method is the likeliest one, also after a refusal.
  const before = payment?.method ?? order.payment.method
  const method = chosen ?? (before === 'cod' ? 'upi' : before)
  const isPaid = payment?.status === 'captured'
  useEffect(() => {
    if (isPaid) void queries.invalidateQueries({ queryKey: orderQuery(api, order.id).queryKey })
  }, [isPaid, queries, api, order.id])
  const orderKey = orderQuery(api, order.id).queryKey

  // A page that Back restores from memory is not leaving any more.
  useEffect(() => {
    const stay = () => setIsLeaving(false)
    window.addEventListener('pageshow', stay)
    return () => window.removeEventListener('pageshow', stay)
  }, [])

  const isOpen =
    payment?.status === 'pending' || (payment?.status === 'created' && payment.action?.kind === 'upi')

  async function pay() {
    setLeftId(undefined)
    if (method === 'cod') {
      change.mutate({ kind: 'pay-on-delivery' })
      return
    }
    const { action } = await paying.mutateAsync(method)
    if (action?.kind !== 'redirect') return
    setIsLeaving(true)
    goToBank(action.url)
  }

  return {
    payment,
    method,
    setMethod,
    // `error` has the message. The order may have ended meanwhile.
    pay: () => void pay().catch(() => queries.invalidateQueries({ queryKey: orderKey })),
    isBusy: paying.isPending || change.isPending || isLeaving,
    /** Error of the last attempt by this way. */
    error: (method === 'cod' ? change.error : paying.error)?.message,
    isWaiting: isOpen && payment.payment_id !== leftId,
    /** Why the shop could not be asked about the open payment. */
    lookupError,
    chooseAgain: () => setLeftId(payment?.payment_id),
  }
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>
