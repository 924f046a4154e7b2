import { z } from 'zod'
import { DELIVERY_ITEMS_MAX } from './limits.ts'
import { cartItemSchema } from './cart-item.schema.ts'
import { pincodeSchema } from './people.schema.ts'
import { momentSchema, rupeesSchema } from './wire.schema.ts'

/** Duration of a delivery: minutes where a rider brings it, else days. */
export const etaSchema = z.union([
  z.object({ minutes: z.number().int().positive() }),
  z.object({ days: z.number().int().positive() }),
])
export type Eta = z.infer<typeof etaSchema>

/**
 * Delivery estimate of an order. `promised_by` is counted from `now`, the server's clock, and from the opening hours of the store:
 * a screen ("by 6:40 pm today") compares the two and never reads the browser's clock.
 */
export const deliveryEstimateSchema = z.object({
  /** A rider brings it within two hours while the store is open, else the next morning (specification §9). */
  express: z.boolean(),
  eta: etaSchema,
  promised_by: momentSchema,
  /** The server's clock when it answered. */
  now: momentSchema,
})
export type DeliveryEstimateWire = z.infer<typeof deliveryEstimateSchema>

/** Delivery estimate of goods that are not ordered yet. It changes at `valid_until` (midnight, opening, cut-off and closing time) at the latest. */
export const liveDeliveryEstimateSchema = deliveryEstimateSchema.extend({ valid_until: momentSchema })
export type LiveDeliveryEstimateWire = z.infer<typeof liveDeliveryEstimateSchema>

/**
 * `POST /api/delivery/estimates`: delivery estimates of up to 100 items, each as if it were ordered alone. `variant_id` null of a product
 * with options asks for an estimate that holds whichever variant in stock is chosen. An unknown pincode is a 404.
 */
export const deliveryEstimatesRequestSchema = z
  .object({ pincode: pincodeSchema, items: z.array(cartItemSchema).min(1).max(DELIVERY_ITEMS_MAX) })
  .strict()
export type DeliveryEstimatesRequest = z.infer<typeof deliveryEstimatesRequestSchema>

export const deliveryEstimatesResponseSchema = z.object({
  data: z.object({
    pincode: pincodeSchema,
    /** Whether the shop delivers there at all. */
    serviceable: z.boolean(),
    /** Whether cash on delivery is taken there, for orders of up to `cod_max` rupees. */
    cod: z.boolean(),
    cod_max: rupeesSchema,
    /** In the order of the request. Null for what is out of stock or not sold, and where the shop does not deliver. */
    estimates: z.array(liveDeliveryEstimateSchema.nullable()),
  }),
})
export type DeliveryEstimatesResponse = z.infer<typeof deliveryEstimatesResponseSchema>
