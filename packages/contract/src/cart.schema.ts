import { z } from 'zod'
import { CART_LINES_MAX, CART_LINE_QUANTITY_MAX } from './limits.ts'
import { idSchema, rupeesSchema, rupeesSumSchema } from './wire.schema.ts'

/**
 * `POST /api/cart/quote`. `variant_id` is null for a product without options. `seen_price` is the unit price that the
 * shopper last saw, in rupees: a different one now is reported as a change.
 */
export const cartQuoteRequestSchema = z
  .object({
    items: z
      .array(
        z
          .object({
            product_id: idSchema,
            variant_id: idSchema.nullable(),
            quantity: z.number().int().min(1).max(CART_LINE_QUANTITY_MAX),
            seen_price: rupeesSchema.optional(),
          })
          .strict(),
      )
      .max(CART_LINES_MAX),
  })
  .strict()
export type CartQuoteRequest = z.infer<typeof cartQuoteRequestSchema>

export const CART_LINE_CHANGES = ['price_changed', 'quantity_reduced', 'out_of_stock', 'not_sold'] as const

/** A line as it would be sold now. Money in rupees, each unit rounded up to whole rupees (spec §9). */
export const cartQuoteLineSchema = z.object({
  product_id: idSchema,
  variant_id: idSchema.nullable(),
  /** How many would be sold: less than asked for when stock is short, 0 when there is none. */
  quantity: z.number().int().min(0),
  /** The most that can be asked for now. */
  quantity_max: z.number().int().min(0),
  mrp: rupeesSchema,
  selling_price: rupeesSchema,
  line_mrp: rupeesSumSchema,
  line_total: rupeesSumSchema,
  changes: z.array(z.enum(CART_LINE_CHANGES)),
  /** Empty for a product that is no longer sold. */
  title: z.string(),
  slug: z.string(),
  brand_name: z.string(),
  option_name: z.string().nullable(),
  image: z.string(),
  returnable: z.boolean(),
})
export type CartQuoteLine = z.infer<typeof cartQuoteLineSchema>

/** Totals in rupees: `total = mrp - discount + delivery_fee`. */
export const cartQuoteResponseSchema = z.object({
  data: z.object({
    lines: z.array(cartQuoteLineSchema),
    totals: z.object({
      mrp: rupeesSumSchema,
      discount: rupeesSumSchema,
      delivery_fee: rupeesSumSchema,
      total: rupeesSumSchema,
      /** What is missing to free delivery; 0 once it is free. */
      free_delivery_missing: rupeesSumSchema,
    }),
  }),
})
export type CartQuoteResponse = z.infer<typeof cartQuoteResponseSchema>
