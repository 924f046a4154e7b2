import type { OrderLineWire, OrderRefundWire, OrderWire } from '@shop/contract/orders.schema'
import { formatDeliveryEstimate } from '#lib/formatDeliveryEstimate.ts'

/** Status of an order in words, with its tone. */
export interface OrderHeadline {
  text: string
  tone: 'neutral' | 'positive' | 'critical' | 'accent'
}

const dayFormat = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Asia/Kolkata',
})

export function describeOrder(order: OrderWire): OrderHeadline {
  switch (order.status) {
    case 'held':
      return order.payment.status === 'failed'
        ? { text: 'Payment failed', tone: 'critical' }
        : { text: 'Waiting for payment', tone: 'critical' }
    case 'confirmed':
    case 'packed':
    case 'shipped':
      return { text: `Arrives ${formatDeliveryEstimate(order.delivery_estimate)}`, tone: 'accent' }
    case 'out_for_delivery':
      return { text: 'Out for delivery', tone: 'accent' }
    case 'delivered': {
      const at = order.timeline.find(({ step }) => step === 'delivered')?.at
      return { text: at ? `Delivered on ${dayFormat.format(new Date(at))}` : 'Delivered', tone: 'positive' }
    }
    case 'returned':
      return { text: 'Returned', tone: 'neutral' }
    case 'cancelled':
      return { text: 'Cancelled', tone: 'neutral' }
    case 'expired':
      return { text: 'Not paid in time', tone: 'neutral' }
  }
}

/** Status of a line that differs from the order's. */
export function describeLine({ status }: OrderLineWire): string | undefined {
  switch (status) {
    case 'ordered':
      return undefined
    case 'cancelled':
      return 'Cancelled'
    case 'return_requested':
      return 'Return requested'
    case 'returned':
      return 'Returned'
  }
}

const CAUSES: Record<OrderRefundWire['cause'], string> = {
  cancelled: 'Cancelled',
  returned: 'Returned',
  undeliverable: 'We couldn’t deliver',
  surplus: 'Paid twice',
}

/** Reason of a refund. */
export const describeCause = (cause: OrderRefundWire['cause']): string => CAUSES[cause]

const METHODS: Record<OrderWire['payment']['method'], string> = {
  cod: 'Cash on delivery',
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
}
const STATES: Record<OrderWire['payment']['status'], string> = {
  pending: 'not paid yet',
  failed: 'the payment failed',
  paid: 'paid',
  due_on_delivery: 'due on delivery',
  paid_on_delivery: 'paid on delivery',
  cancelled: 'nothing to pay',
}

/** Payment in words, such as "UPI, paid". */
export const describePayment = ({ method, status }: OrderWire['payment']): string =>
  `${METHODS[method]}, ${STATES[status]}`
