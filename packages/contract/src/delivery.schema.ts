import { z } from 'zod'
import { DELIVERY_ITEMS_MAX } from './limits.ts'
import { cartItemSchema } from './cart-item.schema.ts'
import { pincodeSchema } from './people.schema.ts'
import { momentSchema, rupeesSchema } from './wire.schema.ts'

/** Duration of a delivery: minutes for express, otherwise days. */
export const etaSchema = z.union([
  z.object({ minutes: z.number().int().positive() }),
  z.object({ days: z.number().int().positive() }),
])
export type Eta = z.infer<typeof etaSchema>

/** Delivery estimate of an order. Screens compare `promised_by` with `now`, the server's clock, and never use the browser's clock. */
export const deliveryEstimateSchema = z.object({
  /** Within the hours of the settings while the store is open, otherwise the next morning (specification §9). */
  express: z.boolean(),
  eta: etaSchema,
  promised_by: momentSchema,
  now: momentSchema,
})
export type DeliveryEstimateWire = z.infer<typeof deliveryEstimateSchema>

/** Delivery estimate before an order. It changes at `valid_until` at the latest: midnight, opening, cut-off or closing time. */
export const liveDeliveryEstimateSchema = deliveryEstimateSchema.extend({ valid_until: momentSchema })
export type LiveDeliveryEstimateWire = z.infer<typeof liveDeliveryEstimateSchema>

/** Delivery estimate of an item, which may be a product without a chosen variant. */
export const itemDeliveryEstimateSchema = liveDeliveryEstimateSchema.extend({
  /** True when other variants in stock arrive later. */
  varies: z.boolean(),
})
export type ItemDeliveryEstimateWire = z.infer<typeof itemDeliveryEstimateSchema>

/**
 * `POST /api/delivery/estimates`: estimates of up to 100 items, each as if it were ordered alone. `variant_id` null of a product with
 * options asks for the earliest estimate of its variants in stock. An unknown pincode is a 404.
 */
export const deliveryEstimatesRequestSchema = z
  .object({ pincode: pincodeSchema, items: z.array(cartItemSchema).min(1).max(DELIVERY_ITEMS_MAX) })
  .strict()
export type DeliveryEstimatesRequest = z.infer<typeof deliveryEstimatesRequestSchema>

export const deliveryEstimatesResponseSchema = z.object({
  data: z.object({
    pincode: pincodeSchema,
    serviceable: z.boolean(),
    /** True when cash on delivery is available there, for orders of up to `cod_max` rupees. */
    cod: z.boolean(),
    cod_max: rupeesSchema,
    /** In the order of the request. Null for unavailable items, and where the shop does not deliver. */
    estimates: z.array(itemDeliveryEstimateSchema.nullable()),
  }),
})
export type DeliveryEstimatesResponse = z.infer<typeof deliveryEstimatesResponseSchema>
