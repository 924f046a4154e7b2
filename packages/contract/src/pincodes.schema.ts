import { z } from 'zod'
import { pincodeSchema } from './people.schema.ts'
import { rupeesSchema } from './wire.schema.ts'

/** A moment as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime()

/** How long delivery takes: minutes where a rider brings it, else days. */
export const etaSchema = z.union([
  z.object({ minutes: z.number().int().positive() }),
  z.object({ days: z.number().int().positive() }),
])
export type Eta = z.infer<typeof etaSchema>

/**
 * When an order that is placed now is at the door. `promised_by` is counted from `now`, the server's clock, and from the opening
 * hours of the store that delivers: what the screen shows ("by 6:40 pm today") compares the two and never the browser's clock.
 */
export const deliveryPromiseSchema = z.object({
  /** A rider brings it within two hours while the store is open, else the next morning (spec §9). */
  express: z.boolean(),
  eta: etaSchema,
  promised_by: momentSchema,
  /** The server's clock when the promise was made. */
  now: momentSchema,
})
export type DeliveryPromiseWire = z.infer<typeof deliveryPromiseSchema>

/** Path of `GET /api/pincode/{pincode}`. */
export const pincodeParamsSchema = z.object({ pincode: pincodeSchema })

/** `GET /api/pincode/{pincode}`. A well-formed pincode that nobody has is a 404. */
export const pincodeResponseSchema = z.object({
  data: z.object({
    pincode: pincodeSchema,
    city: z.string(),
    state: z.string(),
    /** Whether we deliver there at all; where not, `eta` and `promised_by` are null. */
    serviceable: z.boolean(),
    express: z.boolean(),
    eta: etaSchema.nullable(),
    promised_by: momentSchema.nullable(),
    now: momentSchema,
    /** Whether cash on delivery is taken there, for orders of up to `cod_max` rupees. */
    cod: z.boolean(),
    cod_max: rupeesSchema,
  }),
})
export type PincodeResponse = z.infer<typeof pincodeResponseSchema>
