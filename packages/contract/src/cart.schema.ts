import { z } from 'zod'
import { cartItemSchema } from './cart-item.schema.ts'
import { liveDeliveryEstimateSchema } from './delivery.schema.ts'
import { CART_LINES_MAX, CART_LINE_QUANTITY_MAX, COUPON_INPUT_MAX_LENGTH } from './limits.ts'
import { giftWireSchema } from './offers.schema.ts'
import { pincodeSchema } from './people.schema.ts'
import { idSchema, momentSchema, rupeesSchema, rupeesSumSchema } from './wire.schema.ts'

/**
 * `POST /api/cart/quote`, for guests and users. `seen_price` is the unit price that the shopper saw last, in rupees: a different price
 * is reported as a change. `coupon` may be any text. With `pincode` the response contains a delivery estimate.
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

/** Line at current prices in rupees, each unit rounded up to whole rupees (specification §9). */
export const cartQuoteLineSchema = z.object({
  product_id: idSchema,
  variant_id: idSchema.nullable(),
  /** Available quantity: less than requested when stock is short. */
  quantity: z.number().int().min(0),
  /** Largest quantity that can be requested now. */
  quantity_max: z.number().int().min(0),
  mrp: rupeesSchema,
  /** Price of one unit after the additional discount; see `unitPaise`. */
  selling_price: rupeesSchema,
  line_mrp: rupeesSumSchema,
  line_total: rupeesSumSchema,
  /** The line's share of an offer, to be subtracted from `line_total`, and the offer's text. */
  offer_discount: rupeesSumSchema,
  offer: z.string().nullable(),
  /** True for a gift that the shop adds to the cart: `offer_discount` is its whole price. */
  is_gift: z.boolean(),
  changes: z.array(z.enum(CART_LINE_CHANGES)),
  /** Empty for a product that is no longer sold. */
  title: z.string(),
  slug: z.string(),
  brand_name: z.string(),
  option_name: z.string().nullable(),
  /** Net quantity where it is a weight or a volume that `option_name` does not name, such as "50 ml". */
  pack_size: z.string().optional(),
  /** True when the product is on sale in other sizes or shades, also when this one is not. */
  has_other_options: z.boolean(),
  image: z.string(),
  returnable: z.boolean(),
})
export type CartQuoteLine = z.infer<typeof cartQuoteLineSchema>

/** Result for the requested coupon. `reason` names the missing condition ("Add ₹151 more"); null when it applies. */
export const couponOutcomeSchema = z.object({
  code: z.string(),
  applied: z.boolean(),
  reason: z.string().nullable(),
  /** True when it applies as soon as enough is in the cart. */
  waits: z.boolean(),
  /** Difference of the totals in rupees, with the delivery fee. */
  saving: rupeesSumSchema,
})
export type CouponOutcome = z.infer<typeof couponOutcomeSchema>

/** Public coupon that the shopper may still use; applicable ones first, then by saving, largest first. */
export const couponOfferSchema = couponOutcomeSchema.extend({
  /** "20% off up to ₹200" */
  title: z.string(),
  /** Conditions in one sentence. */
  description: z.string(),
  /** True when it applies to this cart after a login. */
  needs_login: z.boolean(),
})
export type CouponOffer = z.infer<typeof couponOfferSchema>

/** Result of an offer for a cart. Offers of products in the cart are listed. */
export const cartOfferSchema = z.object({
  offer_id: idSchema,
  /** "Any 4 for ₹349" */
  title: z.string(),
  /** Products of the cart that are in the offer. */
  product_ids: z.array(idSchema),
  applied: z.boolean(),
  /** In rupees: the discount, or the price of the gift. */
  saving: rupeesSumSchema,
  /**
   * Missing condition: "Add 1 more: any 4 for ₹349". Null when the offer applies, unless half of another set is there:
   * "Add 1 more: another 4 for ₹349".
   */
  hint: z.string().nullable(),
  /** Progress to what `hint` names in items or rupees; null without a hint, and when the gift is out of stock. */
  progress: z
    .object({ unit: z.enum(['items', 'rupees']), have: rupeesSumSchema, need: rupeesSumSchema })
    .nullable(),
  gift: giftWireSchema.nullable(),
  ends_at: momentSchema.nullable(),
})
export type CartOffer = z.infer<typeof cartOfferSchema>

/** Totals in rupees: `total = mrp - discount - offer_discount - coupon_discount + delivery_fee`. */
export const cartTotalsSchema = z.object({
  mrp: rupeesSumSchema,
  discount: rupeesSumSchema,
  /** Discount by offers, with gifts. */
  offer_discount: rupeesSumSchema,
  coupon_discount: rupeesSumSchema,
  delivery_fee: rupeesSumSchema,
  total: rupeesSumSchema,
})

export const cartQuoteSchema = z.object({
  lines: z.array(cartQuoteLineSchema),
  /** Null when no coupon was requested. */
  coupon: couponOutcomeSchema.nullable(),
  offers: z.array(couponOfferSchema),
  /** Offers of the cart's products, with their saving or their missing condition. */
  cart_offers: z.array(cartOfferSchema),
  /** Delivery estimate of the whole cart. Null without a pincode, without available products, and where the shop does not deliver. */
  delivery: liveDeliveryEstimateSchema.nullable(),
  /**
   * Lines that the store nearby lacks, by their places in `lines`: because of them everything comes by parcel. `otherwise` is the
   * estimate of the other lines alone. Null where no line makes others wait.
   */
  held_up_by: z
    .object({ lines: z.array(z.number().int().min(0)), otherwise: liveDeliveryEstimateSchema })
    .nullable(),
  /** True when the shop delivers to the pincode; null without one. */
  serviceable: z.boolean().nullable(),
  totals: cartTotalsSchema.extend({
    /** Amount that is missing for free delivery, before offers and after the coupon. */
    free_delivery_missing: rupeesSumSchema,
    /** Amount from which delivery is free. */
    free_delivery_from: rupeesSchema,
  }),
})
export type CartQuote = z.infer<typeof cartQuoteSchema>

export const cartQuoteResponseSchema = z.object({ data: cartQuoteSchema })
export type CartQuoteResponse = z.infer<typeof cartQuoteResponseSchema>

/** Line of a user's cart. `saved` marks a line that is saved for later. */
export const userCartLineSchema = cartItemSchema.extend({ saved: z.boolean() })
export type UserCartLine = z.infer<typeof userCartLineSchema>

/**
 * `PATCH /api/cart` (bearer). Sets the lines in `items` by product and variant; quantity 0 removes a line; other lines stay. `join`
 * merges a guest's cart: quantities are added up to the stock and the maximum of a line. A repeated `id` returns the same receipt.
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
        /** Created by the browser once per merged cart. */
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
 * Result for a guest's line: `added`, `summed` with the user's quantity, `capped` by stock or the maximum of a line, `out_of_stock`
 * (saved for later), `not_sold` (dropped), `full` (dropped because the cart has its maximum of lines).
 */
export const JOIN_OUTCOMES = ['added', 'summed', 'capped', 'out_of_stock', 'not_sold', 'full'] as const

export const cartReceiptLineSchema = z.object({
  product_id: idSchema,
  variant_id: idSchema.nullable(),
  /** Empty for a product that is no longer sold. */
  title: z.string(),
  option_name: z.string().nullable(),
  outcome: z.enum(JOIN_OUTCOMES),
  /** Quantity in the guest's cart, and quantity in the cart now. */
  wanted: z.number().int(),
  quantity: z.number().int(),
})
export type CartReceiptLine = z.infer<typeof cartReceiptLineSchema>

/** `GET /api/cart` and `PATCH /api/cart` (bearer). `receipt` is empty unless a guest's cart was merged. */
export const userCartResponseSchema = z.object({
  data: z.object({
    /** Stable id of the cart's user, without other use. */
    owner: z.string(),
    items: z.array(userCartLineSchema),
    receipt: z.array(cartReceiptLineSchema),
  }),
})
export type UserCartResponse = z.infer<typeof userCartResponseSchema>
