import { GatewayRefusal, type OrderToPay, type PaymentProvider } from '../PaymentProvider.ts'
import { isSignedBy } from '../signature.ts'
import { createRazorpayClient, toGatewayError, type RazorpayOptions } from './createRazorpayClient.ts'
import {
  orderEntitySchema,
  orderListSchema,
  paymentListSchema,
  toGatewayNews,
  toGatewayPayments,
  toGatewayRefund,
} from './razorpayEntities.ts'

/** One gateway order for each order and amount. Razorpay captures payments when they are authorised. */
export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const sdk = createRazorpayClient(options)
  const asked = async <T>(call: () => Promise<T>): Promise<T> =>
    call().catch((thrown: unknown) => {
      throw toGatewayError(thrown)
    })

  async function findOrder({ receipt, amountPaise }: OrderToPay): Promise<string | undefined> {
    const { items } = orderListSchema.parse(await asked(() => sdk.orders.all({ receipt })))
    return items.find(({ amount }) => amount === amountPaise)?.id
  }

  return {
    name: 'razorpay',

    async createOrder(order) {
      const body = {
        amount: order.amountPaise,
        currency: 'INR',
        receipt: order.receipt,
        // Makes the call safe to repeat. The SDK's types lack it.
        unique_receipt: true,
        notes: { order: order.orderNumber },
        payment: {
          capture: 'automatic' as const,
          capture_options: {
            automatic_expiry_period: 12,
            manual_expiry_period: 7200,
            refund_speed: 'normal' as const,
          },
        },
      }
      try {
        return orderEntitySchema.parse(await asked(() => sdk.orders.create(body))).id
      } catch (error) {
        // The receipt exists after an earlier call whose response was lost.
        const found = error instanceof GatewayRefusal ? await findOrder(order) : undefined
        if (found === undefined) throw error
        return found
      }
    },

    // A form on our own page opens Razorpay's checkout.
    action: ({ paymentId }) => ({ kind: 'redirect', url: `/pay/${paymentId}` }),

    handover: ({ gatewayOrderId, amountPaise, orderNumber, shopName, returnUrl }) => ({
      url: `${options.apiUrl}/v1/checkout/embedded`,
      fields: {
        key_id: options.keyId,
        order_id: gatewayOrderId,
        amount: String(amountPaise),
        currency: 'INR',
        name: shopName,
        description: `Order ${orderNumber}`,
        callback_url: returnUrl,
        cancel_url: returnUrl,
      },
    }),

    readWebhook(body, headers) {
      if (!isSignedBy(options.webhookSecrets, body, headers['x-razorpay-signature'])) return undefined
      const eventId = headers['x-razorpay-event-id']
      return toGatewayNews(body, typeof eventId === 'string' ? eventId.slice(0, 100) : null)
    },

    async fetchPayments(gatewayOrderId) {
      const answer = await asked(() => sdk.orders.fetchPayments(gatewayOrderId))
      return toGatewayPayments(paymentListSchema.parse(answer).items)
    },

    async fetchRefund(gatewayRefundId) {
      return toGatewayRefund(await asked(() => sdk.refunds.fetch(gatewayRefundId)))
    },

    async refund({ gatewayPaymentId, amountPaise, idempotencyKey }) {
      const body = { amount: amountPaise, speed: 'normal' as const, receipt: idempotencyKey }
      return toGatewayRefund(await asked(() => sdk.payments.refund(gatewayPaymentId, body)))
    },
  }
}
