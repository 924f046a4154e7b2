import { z } from 'zod'
import type { GatewayNews, GatewayPayment, GatewayRefund } from '../PaymentProvider.ts'

/** Payment in Razorpay's API and webhooks, without the fields that the shop does not use. */
const paymentEntitySchema = z.object({
  id: z.string().min(1),
  order_id: z.string().nullish(),
  amount: z.number().int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
})

const refundEntitySchema = z.object({
  id: z.string().min(1),
  payment_id: z.string().min(1),
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})

export const orderEntitySchema = z.object({ id: z.string().min(1), amount: z.coerce.number().int() })

export const orderListSchema = z.object({ items: z.array(orderEntitySchema) })
export const paymentListSchema = z.object({ items: z.array(paymentEntitySchema) })

const eventSchema = z.object({
  event: z.string(),
  payload: z
    .object({
      payment: z.object({ entity: paymentEntitySchema }).optional(),
      refund: z.object({ entity: refundEntitySchema }).optional(),
    })
    .optional(),
})

const PAYMENT_STATUS = {
  created: 'pending',
  authorized: 'pending',
  captured: 'captured',
  // The payment was captured; its refunds are separate entities.
  refunded: 'captured',
  failed: 'failed',
} as const satisfies Record<string, GatewayPayment['status']>

const REFUND_STATUS = { pending: 'with_bank', processed: 'done', failed: 'failed' } as const satisfies Record<
  string,
  GatewayRefund['status']
>

/** Payments without an order are not the shop's. */
export function toGatewayPayments(
  entities: readonly z.infer<typeof paymentEntitySchema>[],
): GatewayPayment[] {
  return entities.flatMap(({ id, order_id, amount, currency, status }) =>
    typeof order_id === 'string'
      ? [{ id, gatewayOrderId: order_id, amount, currency, status: PAYMENT_STATUS[status] }]
      : [],
  )
}

export function toGatewayRefund(entity: unknown): GatewayRefund {
  const { id, payment_id, receipt, status } = refundEntitySchema.parse(entity)
  return { id, gatewayPaymentId: payment_id, idempotencyKey: receipt ?? null, status: REFUND_STATUS[status] }
}

/** Parses a signed event. An event of an unknown type has no payments and refunds. */
export function toGatewayNews(body: Buffer, eventId: string | null): GatewayNews {
  const { data } = eventSchema.safeParse(parseJson(body))
  const payment = data?.payload?.payment?.entity
  const refund = data?.payload?.refund?.entity
  return {
    type: data?.event ?? 'unknown',
    eventId,
    payments: payment === undefined ? [] : toGatewayPayments([payment]),
    refunds: refund === undefined ? [] : [toGatewayRefund(refund)],
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
