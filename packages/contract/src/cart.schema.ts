import { z } from 'zod'
import { CART_LINES_MAX, CART_LINE_QUANTITY_MAX, COUPON_INPUT_MAX_LENGTH } from './limits.ts'
import { pincodeSchema } from './people.schema.ts'
import { deliveryPromiseSchema } from './pincodes.schema.ts'
import { idSchema, rupeesSchema, rupeesSumSchema } from './wire.schema.ts'

/** One thing that a cart asks for. `variant_id` is null for a product without options. */
export const cartItemSchema = z
  .object({
    product_id: idSchema,
    variant_id: idSchema.nullable(),
    quantity: z.number().int().min(1).max(CART_LINE_QUANTITY_MAX),
  })
  .strict()
export type CartItemWire = z.infer<typeof cartItemSchema>

/**
 * `POST /api/cart/quote`, for guests and, with a bearer token, for users. `seen_price` is the unit price that the shopper last saw,
 * in rupees: a different one now is reported as a change. `coupon` may be anything that was typed: what can't be a code is answered
 * as a coupon that does not apply. With `pincode` the answer holds a delivery promise.
 */
export const cartQuoteRequestSchema = z
  .object({
    items: z
      .array(cartItemSchema.extend({ seen_price: rupeesSchema.optional() }).strict())
      .max(CART_LINES_MAX),
    coupon: z.string().max(COUPON_INPUT_MAX_LENGTH).optional(),
    pincode: pincodeSchema.optional(),
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
  /** What one unit costs, after the additional discount; see `unitPaise`. */
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

/** What became of the coupon that was asked for. `reason` says what is missing ("Add ₹151 more"), null when it applies. */
export const couponOutcomeSchema = z.object({
  code: z.string(),
  applied: z.boolean(),
  reason: z.string().nullable(),
  /** By how many rupees the total falls, with the delivery fee that falls away or comes back; 0 when it does not apply. */
  saving: rupeesSumSchema,
})
export type CouponOutcome = z.infer<typeof couponOutcomeSchema>

/** A coupon that the shopper could use: those that apply to this cart first, the largest saving first. */
export const couponOfferSchema = couponOutcomeSchema.extend({
  /** "20% off up to ₹200" */
  title: z.string(),
  /** The conditions in one sentence. */
  description: z.string(),
})
export type CouponOffer = z.infer<typeof couponOfferSchema>

/** Totals in rupees: `total = mrp - discount - coupon_discount + delivery_fee`. */
export const cartTotalsSchema = z.object({
  mrp: rupeesSumSchema,
  discount: rupeesSumSchema,
  coupon_discount: rupeesSumSchema,
  delivery_fee: rupeesSumSchema,
  total: rupeesSumSchema,
})
export type CartTotals = z.infer<typeof cartTotalsSchema>

/** A cart as it would be sold now, with totals that are the server's and final. */
export const cartQuoteSchema = z.object({
  lines: z.array(cartQuoteLineSchema),
  /** Null when none was asked for. */
  coupon: couponOutcomeSchema.nullable(),
  /** Public coupons and what each would do for this cart. */
  offers: z.array(couponOfferSchema),
  /** Null without a pincode, and where we do not deliver: then `serviceable` is false. */
  delivery: deliveryPromiseSchema.nullable(),
  /** Whether we deliver to the pincode; null without one. */
  serviceable: z.boolean().nullable(),
  totals: cartTotalsSchema.extend({
    /** What is missing to free delivery after the coupon; 0 once it is free. */
    free_delivery_missing: rupeesSumSchema,
  }),
})
export type CartQuote = z.infer<typeof cartQuoteSchema>

export const cartQuoteResponseSchema = z.object({ data: cartQuoteSchema })
export type CartQuoteResponse = z.infer<typeof cartQuoteResponseSchema>

/** A line of a user's cart as it is kept across devices; `saved` is one that is kept for later. */
export const userCartLineSchema = cartItemSchema.extend({ saved: z.boolean() })
export type UserCartLine = z.infer<typeof userCartLineSchema>

/**
 * `PATCH /api/cart` (bearer). `items` are set as they are given, each by its product and variant; quantity 0 removes one; lines that
 * are not named stay. `join` adds a guest's cart to the user's: quantities are summed, capped by stock and by the limit of a line;
 * the same `id` again changes nothing and answers the same receipt.
 */
export const patchCartRequestSchema = z
  .object({
    items: z
      .array(
        cartItemSchema
          .extend({
            quantity: z.number().int().min(0).max(CART_LINE_QUANTITY_MAX),
            saved: z.boolean().default(false),
          })
          .strict(),
      )
      .max(CART_LINES_MAX)
      .default([]),
    join: z
      .object({
        /** Made by the browser once for each cart that it hands over. */
        id: z.string().regex(/^[\w-]{16,64}$/),
        items: z
          .array(cartItemSchema.extend({ saved: z.boolean().default(false) }).strict())
          .max(CART_LINES_MAX),
      })
      .strict()
      .optional(),
  })
  .strict()
export type PatchCartRequest = z.input<typeof patchCartRequestSchema>

/**
 * What became of a guest's line: `added`, `summed` with what the user had, `capped` by stock or the limit of a line, `out_of_stock`
 * (kept for later), `not_sold` (left out), `full` (the cart can't hold more lines; left out).
 */
export const JOIN_OUTCOMES = ['added', 'summed', 'capped', 'out_of_stock', 'not_sold', 'full'] as const

export const cartReceiptLineSchema = z.object({
  product_id: idSchema,
  variant_id: idSchema.nullable(),
  /** Empty for a product that is no longer sold. */
  title: z.string(),
  option_name: z.string().nullable(),
  outcome: z.enum(JOIN_OUTCOMES),
  /** How many the guest had, and how many the cart now holds. */
  wanted: z.number().int(),
  quantity: z.number().int(),
})
export type CartReceiptLine = z.infer<typeof cartReceiptLineSchema>

/** `GET /api/cart` and `PATCH /api/cart` (bearer). `receipt` is empty unless a guest's cart was joined. */
export const userCartResponseSchema = z.object({
  data: z.object({ items: z.array(userCartLineSchema), receipt: z.array(cartReceiptLineSchema) }),
})
export type UserCartResponse = z.infer<typeof userCartResponseSchema>
