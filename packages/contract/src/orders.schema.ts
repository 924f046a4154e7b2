import { z } from 'zod'
import { cartItemSchema } from './cart-item.schema.ts'
import { cartQuoteSchema, cartTotalsSchema } from './cart.schema.ts'
import { deliveryEstimateSchema } from './delivery.schema.ts'
import {
  CART_LINE_QUANTITY_MAX,
  CART_LINES_MAX,
  COUPON_INPUT_MAX_LENGTH,
  IDEMPOTENCY_KEY_LENGTH,
  ORDER_REASON_MAX_LENGTH,
  ORDERS_PAGE_SIZE,
  PAGE_SIZE_MAX,
} from './limits.ts'
import {
  idSchema,
  momentSchema,
  problemSchema,
  queryNumber,
  rupeesSchema,
  rupeesSumSchema,
} from './wire.schema.ts'

/** Id of an order, line, payment or refund that can't be guessed: 128 bits as 22 characters. */
export const publicIdSchema = z.string().regex(/^[\w-]{22}$/)

/** `cod` is cash on delivery. */
export const PAYMENT_METHODS = ['cod', 'upi', 'card', 'netbanking'] as const
export const paymentMethodSchema = z.enum(PAYMENT_METHODS)
export type PaymentMethod = z.infer<typeof paymentMethodSchema>

/** Status of an order. `held`: unpaid, with reserved stock until `hold_until`. `expired`: not paid in time. See `orderMachine.ts`. */
export const ORDER_STATUSES = [
  'held',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'returned',
  'cancelled',
  'expired',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Steps of the timeline, in order. */
export const TIMELINE_STEPS = [
  'placed',
  'confirmed',
  'packed',
  'shipped',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'returned',
  'refunded',
] as const
export type TimelineStep = (typeof TIMELINE_STEPS)[number]

export const ORDER_LINE_STATUSES = ['ordered', 'cancelled', 'return_requested', 'returned'] as const

/** Line of an order, with the actions that it still allows. Amounts are in rupees. */
export const orderLineSchema = z.object({
  line_id: publicIdSchema,
  product_id: idSchema,
  variant_id: idSchema,
  title: z.string(),
  slug: z.string(),
  brand_name: z.string(),
  option_name: z.string().nullable(),
  image: z.string(),
  /** Units that are ordered, or all units of a line that is cancelled. */
  quantity: z.number().int().min(1).max(CART_LINE_QUANTITY_MAX),
  /** Units that were cancelled while the line kept others, and what was charged for them. The other fields leave them out. */
  quantity_cancelled: z.number().int().min(0),
  cancelled_charge: rupeesSumSchema,
  unit_mrp: rupeesSchema,
  unit_price: rupeesSchema,
  line_total: rupeesSumSchema,
  /** The line's share of an offer, and the offer's text. */
  offer_discount: rupeesSumSchema,
  offer: z.string().nullable(),
  /** True for a gift that the shop added: nothing is charged for it. It is cancelled or returned with the lines that earned it. */
  is_gift: z.boolean(),
  /** Condition of a gift: units and amount that the order must have of these lines. Null for other lines, and when the offer is unknown. */
  gift_needs: z
    .object({ lines: z.array(publicIdSchema), quantity: z.number().int().min(0), amount: rupeesSumSchema })
    .nullable(),
  /** Charged amount: `line_total` minus its shares of offer and coupon. Cancelling the line refunds it. */
  line_charge: rupeesSumSchema,
  status: z.enum(ORDER_LINE_STATUSES),
  /** Units of `quantity` in open and completed returns. */
  quantity_returned: z.number().int().min(0),
  cancellable: z.boolean(),
  /** True when it can be returned now, for any reason. */
  returnable: z.boolean(),
  /**
   * True when it can be returned now for a mistake of the shop (`isShopsMistake`): every `returnable` line, and one that is non-returnable
   * (specification §9). A gift goes back with what earned it.
   */
  returnable_for_mistake: z.boolean(),
  /** Days after the delivery in which it can be returned; null for non-returnable lines (specification §9). */
  return_days: z.number().int().nullable(),
  /** Last moment for a return; null before delivery and for non-returnable lines (specification §9). */
  return_until: momentSchema.nullable(),
  /** Last moment for a return after a mistake of the shop, also for non-returnable lines; null before delivery. */
  return_for_mistake_until: momentSchema.nullable(),
  /** Reason why the line can be neither cancelled nor returned now for any reason. */
  why_not: z.string().nullable(),
  /** Stars of the shopper's review of the product; null without one. */
  own_rating: z.number().int().min(1).max(5).nullable(),
})
export type OrderLineWire = z.infer<typeof orderLineSchema>

/** `requested`: recorded by the shop. `initiated`: accepted by the bank. `done`, `failed`: completed or refused by the bank. */
export const REFUND_STATUSES = ['requested', 'initiated', 'done', 'failed'] as const

export const orderRefundSchema = z.object({
  refund_id: publicIdSchema,
  amount: rupeesSumSchema,
  /** Part of the amount that is the delivery fee, for the cause `returned`; 0 for other causes, whose refunds are not split. */
  delivery_fee: rupeesSumSchema,
  /** Cancelled or returned lines, or a payment that is unusable or was made twice. */
  cause: z.enum(['cancelled', 'returned', 'undeliverable', 'surplus']),
  /** UPI ID that the money goes to; null when it goes the way it was paid. */
  to_upi: z.string().nullable(),
  status: z.enum(REFUND_STATUSES),
  requested_at: momentSchema,
  /** Latest time at which the refund is sent to the bank: within 48 hours (specification §9). From then on, when it was sent. */
  initiate_by: momentSchema,
  /** Latest time at which the money reaches the shopper (specification §9). */
  expected_by: momentSchema,
  /** Time at which the bank completed it. The money may take until `expected_by` to reach the shopper. */
  done_at: momentSchema.nullable(),
  /** True when it is `done` and `expected_by` is over: until then nobody but her bank knows whether she has the money. */
  has_arrived: z.boolean(),
})
export type OrderRefundWire = z.infer<typeof orderRefundSchema>

export const RETURN_REASONS = [
  'damaged',
  'wrong_item',
  'not_as_described',
  'size',
  'quality',
  'other',
] as const
export const PICKUP_SLOTS = ['morning', 'afternoon', 'evening'] as const

/** Return that is still to be picked up, and that the shopper may withdraw. */
export const orderPickupSchema = z.object({
  return_id: publicIdSchema,
  /** `YYYY-MM-DD`, or null when the courier arranges it. */
  on: z.iso.date().nullable(),
  slot: z.enum(PICKUP_SLOTS).nullable(),
  lines: z.array(z.object({ line_id: publicIdSchema, quantity: z.number().int().min(1) })),
  /** Amount of the refund once the items are back, with the delivery fee. */
  refund: rupeesSumSchema,
  /** Part of the refund that is the delivery fee: more than 0 for the first return of an order after a mistake of the shop. */
  delivery_fee: rupeesSumSchema,
  /** UPI ID that it goes to, for what was paid in cash. */
  refund_upi: z.string().nullable(),
})
export type OrderPickupWire = z.infer<typeof orderPickupSchema>

/** Copy of the address at the time of the order. */
export const orderAddressSchema = z.object({
  name: z.string(),
  phone: z.string(),
  pincode: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city: z.string(),
  state: z.string(),
  type: z.enum(['home', 'work']),
})
export type OrderAddressWire = z.infer<typeof orderAddressSchema>

/**
 * `pending`: not tried. `processing`: waiting for the bank, so that paying again may pay twice. `failed`: may be retried until `hold_until`. `due_on_delivery` and
 * `paid_on_delivery`: cash. `cancelled`: nothing to pay.
 */
export const ORDER_PAYMENT_STATUSES = [
  'pending',
  'processing',
  'failed',
  'paid',
  'due_on_delivery',
  'paid_on_delivery',
  'cancelled',
] as const

export const orderSchema = z.object({
  id: publicIdSchema,
  /** Order number, such as "TP-2026-000123". */
  number: z.string(),
  status: z.enum(ORDER_STATUSES),
  /** True for a cancelled order that the checkout replaced before it was paid. */
  replaced: z.boolean(),
  placed_at: momentSchema,
  /** End of the stock hold of an unpaid order. */
  hold_until: momentSchema.nullable(),
  /** Past steps and, with `at` null, pending steps, in order. `note` is what the shop wrote when it shipped, such as the number of the parcel. */
  timeline: z.array(
    z.object({ step: z.enum(TIMELINE_STEPS), at: momentSchema.nullable(), note: z.string().optional() }),
  ),
  lines: z.array(orderLineSchema),
  coupon: z.string().nullable(),
  /** Amounts charged when the order was placed; later cancellations and returns are in `refunds`. */
  totals: cartTotalsSchema,
  address: orderAddressSchema,
  payment: z.object({
    method: paymentMethodSchema,
    status: z.enum(ORDER_PAYMENT_STATUSES),
    /** Newest payment, for `GET /api/payments/{id}`. */
    payment_id: publicIdSchema.nullable(),
    /** Amount to pay, in cash or through the provider. */
    amount_due: rupeesSumSchema,
  }),
  refunds: z.array(orderRefundSchema),
  pickups: z.array(orderPickupSchema),
  /** Delivery fee that the next return after a mistake of the shop brings back; 0 once a return does. */
  returnable_fee: rupeesSumSchema,
  delivery_estimate: deliveryEstimateSchema,
  /** True when a line, or the whole order, can be cancelled now. */
  cancellable: z.boolean(),
  returnable: z.boolean(),
  /** True when an unpaid order may be changed to cash on delivery, with the reason if not. */
  cod_available: z.boolean(),
  cod_why_not: z.string().nullable(),
  /** True from packing on. */
  has_invoice: z.boolean(),
})
export type OrderWire = z.infer<typeof orderSchema>

/**
 * Response of every call about one order: place, read, cancel, return, `POST /api/orders/{id}/pay-on-delivery` (bearer, no body),
 * which confirms an unpaid order as cash on delivery, and `POST /api/orders/{id}/returns/{return_id}/withdraw` (bearer, no body), which
 * ends a return whose items the shop has not received: the shopper keeps them, and no money moves. Repeating it changes nothing.
 */
export const orderResponseSchema = z.object({ data: orderSchema })
export type OrderResponse = z.infer<typeof orderResponseSchema>

export const listOrdersQuerySchema = z
  .object({
    page: queryNumber(z.number().int().min(1).max(100_000)).default(1),
    limit: queryNumber(z.number().int().min(1).max(PAGE_SIZE_MAX)).default(ORDERS_PAGE_SIZE),
  })
  .strict()

/** `GET /api/orders` (bearer): newest first. */
export const listOrdersResponseSchema = z.object({
  data: z.array(orderSchema),
  total: z.number().int(),
  page: z.number().int(),
})
export type ListOrdersResponse = z.infer<typeof listOrdersResponseSchema>

/** Makes a request safe to repeat: the same key returns the same response. Created by the browser once per order attempt. */
export const idempotencyKeySchema = z
  .string()
  .min(IDEMPOTENCY_KEY_LENGTH.min)
  .max(IDEMPOTENCY_KEY_LENGTH.max)
  .regex(/^[\x21-\x7e]+$/, 'visible ASCII characters')

/** Headers of `POST /api/orders`. A replayed response has `Idempotent-Replayed: true`. */
export const placeOrderHeadersSchema = z.looseObject({ 'idempotency-key': idempotencyKeySchema })

/** `POST /api/orders` (bearer). `expected_total` is the total that the shopper saw, in rupees. */
export const placeOrderRequestSchema = z
  .object({
    items: z.array(cartItemSchema).min(1).max(CART_LINES_MAX),
    address_id: idSchema,
    coupon: z.string().max(COUPON_INPUT_MAX_LENGTH).optional(),
    payment_method: paymentMethodSchema,
    expected_total: rupeesSumSchema,
    /** `promised_by` that the shopper saw. An order that would arrive later is refused. */
    expected_by: momentSchema.optional(),
    /** Variants of the gifts in that quote: an order without one of them is refused. */
    expected_gifts: z.array(idSchema).max(CART_LINES_MAX).optional(),
    /** Orders with the same items that the shopper knows of, and orders again beside. Without it nothing is checked. */
    known_orders: z.array(publicIdSchema).max(CART_LINES_MAX).optional(),
  })
  .strict()
export type PlaceOrderRequest = z.infer<typeof placeOrderRequestSchema>

/**
 * Reasons for a refused order. 409 with a current quote: `STOCK_CHANGED` (`errors` name the lines), `PRICE_CHANGED`, `COUPON_CHANGED`,
 * `GIFT_CHANGED`, `DELIVERY_CHANGED`. 409 with `ordered` and `also_ordered`: `ORDERED_BEFORE` (an item is in an order that is unpaid, or was placed within the last hour, and
 * is not among `known_orders`, or the coupon is used up by an unpaid order). 409 without either: `TOO_MANY_UNPAID`, `TOO_MANY_UNITS`, `TOO_MANY_ORDERS`. 422: `NOT_SERVICEABLE`, `COD_NOT_AVAILABLE`,
 * `ADDRESS_UNKNOWN`, `KEY_REUSED` (the key came with another body).
 */
export const PLACE_ORDER_CODES = [
  'STOCK_CHANGED',
  'PRICE_CHANGED',
  'COUPON_CHANGED',
  'GIFT_CHANGED',
  'DELIVERY_CHANGED',
  'ORDERED_BEFORE',
  'TOO_MANY_UNPAID',
  'TOO_MANY_UNITS',
  'TOO_MANY_ORDERS',
  'NOT_SERVICEABLE',
  'COD_NOT_AVAILABLE',
  'ADDRESS_UNKNOWN',
  'KEY_REUSED',
] as const

/** Earlier order with an item of a new one. `checking`: the bank has not decided about its payment. */
export const orderedBeforeSchema = z.object({
  id: publicIdSchema,
  number: z.string(),
  state: z.enum(['unpaid', 'checking', 'placed']),
})
export type OrderedBefore = z.infer<typeof orderedBeforeSchema>

export const placeOrderProblemSchema = problemSchema.extend({
  code: z.enum(PLACE_ORDER_CODES).optional(),
  quote: cartQuoteSchema.optional(),
  ordered: orderedBeforeSchema.optional(),
  /** Further orders with the same items, for one question about all of them. */
  also_ordered: z.array(orderedBeforeSchema).optional(),
})
export type PlaceOrderProblem = z.infer<typeof placeOrderProblemSchema>

// PostgreSQL can't store U+0000.
const reasonSchema = z
  .string()
  .trim()
  .max(ORDER_REASON_MAX_LENGTH)
  .refine((value) => !value.includes('\u0000'), 'may not hold U+0000')

/**
 * `POST /api/orders/{id}/cancel` (bearer): cancels the named lines, or the whole order, before packing. With `keep`, that many units of a line stay
 * ordered. Repeating it changes nothing. With `only_unpaid`, an order that is paid, or whose payment the bank has not decided about, stays: 409.
 */
export const cancelOrderRequestSchema = z
  .object({
    lines: z
      .array(
        z.union([
          publicIdSchema,
          z
            .object({ line_id: publicIdSchema, keep: z.number().int().min(0).max(CART_LINE_QUANTITY_MAX) })
            .strict(),
        ]),
      )
      .min(1)
      .max(CART_LINES_MAX)
      .optional(),
    reason: reasonSchema.optional(),
    only_unpaid: z.literal(true).optional(),
  })
  .strict()
export type CancelOrderRequest = z.infer<typeof cancelOrderRequestSchema>

/**
 * `POST /api/orders/{id}/returns` (bearer): within the days that the order was given, for lines that are `returnable`. A line that is only
 * `returnable_for_mistake` is refused with 422 unless the reason is a mistake of the shop. Without `quantity` the whole line is returned.
 * `refund_upi` receives the refund of a cash order and is required only then. The delivery fee is refunded with the first return whose
 * reason is a mistake of the shop (`isShopsMistake`).
 */
export const returnOrderRequestSchema = z
  .object({
    lines: z
      .array(
        z
          .object({
            line_id: publicIdSchema,
            quantity: z.number().int().min(1).max(CART_LINE_QUANTITY_MAX).optional(),
          })
          .strict(),
      )
      .min(1)
      .max(CART_LINES_MAX),
    reason: z.enum(RETURN_REASONS),
    note: reasonSchema.optional(),
    /** `YYYY-MM-DD`, from tomorrow on. */
    pickup_on: z.iso.date().optional(),
    pickup_slot: z.enum(PICKUP_SLOTS).optional(),
    refund_upi: z
      .string()
      .trim()
      .regex(/^[\w.-]{2,64}@[A-Za-z]{2,32}$/, 'a UPI ID such as name@bank')
      .optional(),
  })
  .strict()
export type ReturnOrderRequest = z.infer<typeof returnOrderRequestSchema>

export const orderParamsSchema = z.object({ id: z.string().min(1).max(64) })
export const returnParamsSchema = orderParamsSchema.extend({ return_id: z.string().min(1).max(64) })
