import { z } from 'zod'
import { publicIdSchema } from './orders.schema.ts'
import { momentSchema, rupeesSumSchema } from './wire.schema.ts'

/** Methods of the payment provider. Cash on delivery needs no payment. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking'] as const
export const paymentMethodSchema = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/**
 * `POST /api/payments` (bearer): starts a payment, retries, or changes the method. Repeating it returns the same open payment. 409
 * when the order can't be paid.
 */
export const createPaymentRequestSchema = z
  .object({ order_id: publicIdSchema, method: paymentMethodSchema })
  .strict()
export type CreatePaymentRequest = z.infer<typeof createPaymentRequestSchema>

/** Address for the browser: a path of the shop, or https at the gateway. */
const addressSchema = z.string().regex(/^(?:\/(?!\/)|https?:\/\/)/)

/** UPI app with its deep link. */
export const upiAppSchema = z.object({
  id: z.enum(['gpay', 'phonepe', 'paytm', 'bhim']),
  name: z.string(),
  url: addressSchema.or(z.string().startsWith('upi:')),
})
export type UpiApp = z.infer<typeof upiAppSchema>

/**
 * Next step of a payment. `redirect`: open `url`, the bank's page. `upi`: app buttons on a phone, a QR code elsewhere, and `url` for
 * shoppers without an app; poll `GET /api/payments/{id}` for the outcome.
 */
export const paymentActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: addressSchema }),
  z.object({
    kind: z.literal('upi'),
    url: addressSchema,
    apps: z.array(upiAppSchema),
    /** Draw it as `<svg viewBox="0 0 {size} {size}"><path d="{path}">`, dark on white, with the quiet zone. */
    qr: z.object({ size: z.number().int().positive(), path: z.string() }),
  }),
])
export type PaymentAction = z.infer<typeof paymentActionSchema>

/**
 * `created`: not started at the bank. `pending`: not decided. `failed`: nothing was charged. `refunding`, `refunded`: charged, and see
 * the order's refunds.
 */
export const PAYMENT_STATUSES = ['created', 'pending', 'captured', 'failed', 'refunding', 'refunded'] as const
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

/** Amounts are in rupees. */
export const paymentSchema = z.object({
  payment_id: publicIdSchema,
  order_id: publicIdSchema,
  method: paymentMethodSchema,
  amount: rupeesSumSchema,
  status: paymentStatusSchema,
  /** Sentence for the shopper about the state of the money. */
  message: z.string(),
  may_retry: z.boolean(),
  /** Next step; null when the payment can't be continued. While it is `pending`, its page may still be open. */
  action: paymentActionSchema.nullable(),
  /** End of the stock hold; null when it no longer matters. */
  held_until: momentSchema.nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

/** `POST /api/payments` and `GET /api/payments/{id}` (bearer). Payments of other users are a 404. */
export const paymentResponseSchema = z.object({ data: paymentSchema })
export type PaymentResponse = z.infer<typeof paymentResponseSchema>

export const paymentParamsSchema = z.object({ id: publicIdSchema })

/** `POST /api/payments/webhooks/{provider}`: 200 for every message that the provider has signed, otherwise 400. */
export const paymentWebhookResponseSchema = z.object({ received: z.literal(true) })
