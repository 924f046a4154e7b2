import { z } from 'zod'
import { publicIdSchema } from './orders.schema.ts'
import { momentSchema } from './pincodes.schema.ts'
import { rupeesSumSchema } from './wire.schema.ts'

/** What can be paid through a provider. Cash on delivery is not: the order is confirmed without a payment. */
export const PAYMENT_METHODS = ['upi', 'card', 'netbanking'] as const
export const paymentMethodSchema = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/**
 * `POST /api/payments` (bearer): pays an order, or tries again, or with another method. Asked twice, it answers the same open
 * payment. 409 when the order is paid already or can no longer be paid.
 */
export const createPaymentRequestSchema = z
  .object({ order_id: publicIdSchema, method: paymentMethodSchema })
  .strict()
export type CreatePaymentRequest = z.infer<typeof createPaymentRequestSchema>

/** An address that the browser goes to: a path of the shop, or https at the gateway. */
const addressSchema = z.string().regex(/^(?:\/(?!\/)|https?:\/\/)/)

/** An UPI app with a link that opens it. */
export const upiAppSchema = z.object({
  id: z.enum(['gpay', 'phonepe', 'paytm', 'bhim']),
  name: z.string(),
  url: addressSchema.or(z.string().startsWith('upi:')),
})
export type UpiApp = z.infer<typeof upiAppSchema>

/**
 * What the screen does to take a payment. `redirect`: the browser goes to `url`, the bank's page. `upi`: app buttons on a phone
 * and a QR code elsewhere, and `url` for whoever wants neither; the screen asks `GET /api/payments/{id}` until it is known.
 */
export const paymentActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: addressSchema }),
  z.object({
    kind: z.literal('upi'),
    url: addressSchema,
    apps: z.array(upiAppSchema),
    /** To be drawn as `<svg viewBox="0 0 {size} {size}"><path d="{path}">`, dark on white, the quiet zone included. */
    qr: z.object({ size: z.number().int().positive(), path: z.string() }),
  }),
])
export type PaymentAction = z.infer<typeof paymentActionSchema>

/**
 * Where a payment is. `created`: not begun at the bank. `pending`: the bank has it, and nobody knows yet. `captured`: paid.
 * `failed`: nothing was taken, another try is fine. `refunding`, `refunded`: taken, and on its way back or back; the order
 * tells of each refund.
 */
export const PAYMENT_STATUSES = ['created', 'pending', 'captured', 'failed', 'refunding', 'refunded'] as const
export const paymentStatusSchema = z.enum(PAYMENT_STATUSES)
export type PaymentStatus = z.infer<typeof paymentStatusSchema>

/** A payment. Money in rupees. */
export const paymentSchema = z.object({
  payment_id: publicIdSchema,
  order_id: publicIdSchema,
  method: paymentMethodSchema,
  amount: rupeesSumSchema,
  status: paymentStatusSchema,
  /** One sentence for the shopper that says where the money is. */
  message: z.string(),
  /** Another try, by any method, is fine. */
  may_retry: z.boolean(),
  /** How to pay, as long as it can be paid. */
  action: paymentActionSchema.nullable(),
  /** Until when the goods are held for it; null once that no longer matters. */
  held_until: momentSchema.nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

/** `POST /api/payments` and `GET /api/payments/{id}` (bearer). Somebody else's payment is 404. */
export const paymentResponseSchema = z.object({ data: paymentSchema })
export type PaymentResponse = z.infer<typeof paymentResponseSchema>

export const paymentParamsSchema = z.object({ id: publicIdSchema })

/** `POST /api/payments/webhooks/{provider}`: 200 for what was signed by the provider, known or not; 400 for anything else. */
export const paymentWebhookResponseSchema = z.object({ received: z.literal(true) })
