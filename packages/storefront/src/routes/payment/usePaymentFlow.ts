import type { OrderWire } from '@shop/contract/orders.schema'
import type { Payment } from '@shop/contract/payments.schema'
import type { PayMethod } from '@shop/ui/PaymentMethodPicker'
import { useState } from 'react'
import { useChangeOrder } from '#features/orders/useChangeOrder.ts'
import { goToBank } from '#features/payments/goToBank.ts'
import { usePay } from '#features/payments/usePay.ts'

/** What the shopper does to pay an order: chooses, pays, waits, or thinks better of it and chooses again. */
export function usePaymentFlow(order: OrderWire, payment: Payment | undefined) {
  const [method, setMethod] = useState<PayMethod>(
    order.payment.method === 'cod' ? 'upi' : order.payment.method,
  )
  /** The try that the shopper gave up to choose again. */
  const [leftId, setLeftId] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)
  const paying = usePay(order.id)
  const change = useChangeOrder(order.id)

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
    method,
    setMethod,
    pay: () => void pay().catch(() => undefined), // `error` says it
    isBusy: paying.isPending || change.isPending || isLeaving,
    /** Why the last press did not work. */
    error: (paying.error ?? change.error)?.message,
    /** The bank has the payment, or an app is about to. */
    isWaiting: isOpen && payment.payment_id !== leftId,
    chooseAgain: () => setLeftId(payment?.payment_id),
  }
}

export type PaymentFlow = ReturnType<typeof usePaymentFlow>
