import { z } from 'zod'
import { pincodeSchema } from './people.schema.ts'
import { etaSchema } from './delivery.schema.ts'
import { rupeesSchema } from './wire.schema.ts'

/** Path of `GET /api/pincode/{pincode}`. */
export const pincodeParamsSchema = z.object({ pincode: pincodeSchema })

/** `GET /api/pincode/{pincode}`. A pincode that does not exist is a 404. */
export const pincodeResponseSchema = z.object({
  data: z.object({
    pincode: pincodeSchema,
    city: z.string(),
    state: z.string(),
    /** True when the shop delivers there; otherwise `eta` is null. */
    serviceable: z.boolean(),
    /** True when a store in the same city delivers there. */
    express: z.boolean(),
    /** Fastest delivery. `POST /api/delivery/estimates` has the estimate of a product. */
    eta: etaSchema.nullable(),
    /** True when cash on delivery is available there, for orders of up to `cod_max` rupees. */
    cod: z.boolean(),
    cod_max: rupeesSchema,
  }),
})
export type PincodeResponse = z.infer<typeof pincodeResponseSchema>
