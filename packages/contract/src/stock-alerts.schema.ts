import { z } from 'zod'
import { idSchema } from './wire.schema.ts'

/**
 * `GET /api/stock-alerts` (bearer): the variants that the shopper waits for, newest first.
 *
 * `PUT` and `DELETE /api/stock-alerts/{product_id}?variant_id=` (bearer) ask for one message when the variant is in stock again, and take that
 * back. Both answer 204, and repeating them changes nothing. A product without options needs no `variant_id`. Asking is a 409 for what is in stock,
 * and for more than `STOCK_ALERTS_MAX` variants. An alert ends when its message is sent, or after `STOCK_ALERT_DAYS`.
 */
export const stockAlertsResponseSchema = z.object({
  data: z.object({
    /** Where the messages go: to the mobile number when the account has no e-mail address. */
    channel: z.enum(['mail', 'sms']),
    /** `variant_id` is null for a product without options. */
    alerts: z.array(
      z.object({
        product_id: idSchema,
        variant_id: idSchema.nullable(),
        product: z.object({
          title: z.string(),
          /** Null for what is not sold now. */
          slug: z.string().nullable(),
          brand_name: z.string(),
          option_name: z.string().nullable(),
          image: z.string(),
        }),
      }),
    ),
  }),
})
export type StockAlertsResponse = z.infer<typeof stockAlertsResponseSchema>
