import { rupeesOfPaise } from '@shop/contract/money'
import type { Payment, PaymentAction, PaymentStatus } from '@shop/contract/payments.schema'
import { paymentMethodSchema } from '@shop/contract/payments.schema'
import { toPublicId } from '#http/publicId.ts'
import type { OrderRow, PaymentRow, RefundRow } from '#modules/orders/orders.repository.ts'

const MESSAGES: Record<PaymentStatus, string> = {
  created: 'You haven’t paid yet.',
  pending: 'We’re waiting for your bank. Please don’t pay again.',
  captured: 'We’ve received your payment. Thank you.',
  failed: 'Your bank declined the payment. If money was deducted, your bank will return it automatically.',
  refunding: 'Your refund is on its way.',
  refunded: 'We’ve refunded your payment.',
}

const PAY_AGAIN = 'Try again, or choose another way to pay.'

interface Known {
  payment: PaymentRow
  order: OrderRow
  refunds: readonly RefundRow[]
  /** Undefined when it can't be paid any more. */
  action: PaymentAction | undefined
  mayRetry: boolean
}

/** Undefined for cash, which involves no provider. */
export function toPaymentWire({ payment, order, refunds, action, mayRetry }: Known): Payment | undefined {
  const { data: method } = paymentMethodSchema.safeParse(payment.method)
  if (method === undefined) return undefined
  const status = statusOf(payment, refunds)
  return {
    payment_id: toPublicId(payment.id),
    order_id: toPublicId(order.id),
    method,
    amount: rupeesOfPaise(payment.amountPaise),
    status,
    message: status === 'failed' && mayRetry ? `${MESSAGES.failed} ${PAY_AGAIN}` : MESSAGES[status],
    may_retry: mayRetry && status !== 'captured',
    // While the bank has not decided, a shopper who left its page before the end may open it again.
    action: payment.state === 'created' ? (action ?? null) : null,
    held_until: order.status === 'held' ? (order.holdUntil?.toISOString() ?? null) : null,
  }
}

function statusOf(
  { state, pendingAt, amountPaise }: PaymentRow,
  refunds: readonly RefundRow[],
): PaymentStatus {
  if (state === 'created' || state === 'authorized')
    return pendingAt === null && state === 'created' ? 'created' : 'pending'
  if (state === 'failed' || state === 'cancelled') return 'failed'
  const owed = refunds.reduce((sum, refund) => sum + refund.amountPaise, 0)
  if (state === 'captured' && owed < amountPaise) return 'captured'
  return refunds.length > 0 && refunds.every((refund) => refund.state === 'done') ? 'refunded' : 'refunding'
}
