import type { PaymentAction, PaymentMethod } from '@shop/contract/payments.schema'
import type { IncomingHttpHeaders } from 'node:http'

export interface GatewayPayment {
  id: string
  gatewayOrderId: string
  /** In the smallest unit of `currency`. */
  amount: number
  /** ISO 4217. The shop accepts INR only. */
  currency: string
  /** `pending`: started, and not decided by the bank. */
  status: 'pending' | 'captured' | 'failed'
}

export interface GatewayRefund {
  id: string
  gatewayPaymentId: string
  /** The shop's key of the refund. Null for a refund that the shop did not request. */
  idempotencyKey: string | null
  status: 'with_bank' | 'done' | 'failed'
}

/** Content of one signed webhook. Both lists are empty for events that the shop ignores. */
export interface GatewayNews {
  type: string
  /** The gateway's id of the event. It is not signed, so it is for logs only. */
  eventId: string | null
  payments: GatewayPayment[]
  refunds: GatewayRefund[]
}

export interface OrderToPay {
  /** Unique for order and amount, at most 40 characters. The gateway returns the same order for the same receipt. */
  receipt: string
  amountPaise: number
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
  shopName: string
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

/** Every call uses the network and may time out: never within a transaction, always safe to repeat. Card data stays with the gateway. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'razorpay'
  /** Opens an order at the gateway and returns its id there. */
  createOrder: (order: OrderToPay) => Promise<string>
  action: (payment: PaymentToBegin) => PaymentAction
  /** Address and fields of the form that opens the gateway's page, for gateways that need one. */
  handover?: (payment: PaymentToHandOver) => Handover
  /** Parses a webhook; undefined unless the gateway has signed exactly these bytes. */
  readWebhook: (body: Buffer, headers: IncomingHttpHeaders) => GatewayNews | undefined
  fetchPayments: (gatewayOrderId: string) => Promise<GatewayPayment[]>
  fetchRefund: (gatewayRefundId: string) => Promise<GatewayRefund>
  /** Requests a refund. The gateway returns the same refund for the same key. */
  refund: (refund: RefundToSend) => Promise<GatewayRefund>
}

/** Permanent refusal by the gateway. Other errors may be temporary. */
export class GatewayRefusal extends Error {}
