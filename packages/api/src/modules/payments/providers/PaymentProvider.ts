import type { PaymentAction, PaymentMethod } from '@shop/contract/payments.schema'
import type { IncomingHttpHeaders } from 'node:http'

/** A try to pay, as the gateway tells of it. */
export interface GatewayPayment {
  id: string
  gatewayOrderId: string
  /** In the smallest unit of `currency`. */
  amount: number
  /** ISO 4217; the shop takes nothing but INR. */
  currency: string
  /** `pending`: begun, and the bank has not said yet. */
  status: 'pending' | 'captured' | 'failed'
}

/** Money on its way back, as the gateway tells of it. */
export interface GatewayRefund {
  id: string
  gatewayPaymentId: string
  /** Ours: the same one again is the same refund. Null for a refund that the shop did not ask for. */
  idempotencyKey: string | null
  status: 'with_bank' | 'done' | 'failed'
}

/** What one signed message of the gateway tells. Both lists are empty for what the shop does not follow. */
export interface GatewayNews {
  type: string
  /** The gateway's id of the message; not signed, so nothing may rest on it. */
  eventId: string | null
  payments: GatewayPayment[]
  refunds: GatewayRefund[]
}

/** What is to be paid. */
export interface OrderToPay {
  /** Unique for order and amount, at most 40 characters: the same one again is the same order at the gateway. */
  receipt: string
  amountPaise: number
  /** As the shopper knows the order. */
  orderNumber: string
}

export interface PaymentToBegin {
  paymentId: string
  gatewayOrderId: string
  method: PaymentMethod
  /** The shop's public address, without a slash at its end. */
  origin: string
}

export interface PaymentToHandOver {
  gatewayOrderId: string
  amountPaise: number
  orderNumber: string
  /** Where the gateway sends the shopper back to. */
  returnUrl: string
}

export interface Handover {
  url: string
  fields: Readonly<Record<string, string>>
}

export interface RefundToSend {
  gatewayPaymentId: string
  amountPaise: number
  idempotencyKey: string
}

/**
 * A payment gateway. Every call goes over the network and may fail or hang until its deadline: never within a transaction,
 * and always safe to repeat. Card data stays with the gateway: shoppers type it on its pages only.
 */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay'
  /** Opens an order at the gateway and answers its id there. */
  createOrder: (order: OrderToPay) => Promise<string>
  /** What the screen does to take the payment. */
  action: (payment: PaymentToBegin) => PaymentAction
  /** For a gateway that is reached by a form: where it is sent to, and its fields. */
  handover?: (payment: PaymentToHandOver) => Handover
  /** Reads a message to our webhook; undefined unless the gateway has signed exactly these bytes. */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => GatewayNews | undefined
  /** Every try to pay an order that the gateway knows of. */
  fetchPayments: (gatewayOrderId: string) => Promise<GatewayPayment[]>
  /** A refund that the gateway knows of, as it stands now. */
  fetchRefund: (gatewayRefundId: string) => Promise<GatewayRefund>
  /** Sends money back. Asked again with the same key it is the same refund. */
  refund: (refund: RefundToSend) => Promise<GatewayRefund>
}

/** The gateway refused for good: asking again would not help. Anything else that is thrown may pass. */
export class GatewayRefusal extends Error {}
