import { z } from 'zod'
import { pincodeSchema } from './people.schema.ts'
import { etaSchema } from './delivery.schema.ts'
import { rupeesSchema } from './wire.schema.ts'

/** Path of `GET /api/pincode/{pincode}`. */
export const pincodeParamsSchema = z.object({ pincode: pincodeSchema })

/** `GET /api/pincode/{pincode}`. A well-formed pincode that nobody has is a 404. */
export const pincodeResponseSchema = z.object({
  data: z.object({
    pincode: pincodeSchema,
    city: z.string(),
    state: z.string(),
    /** Whether the shop delivers there at all; where not, `eta` is null. */
    serviceable: z.boolean(),
    /** Whether riders of a near store go there. */
    express: z.boolean(),
    /** The fastest delivery, of goods that the near store has. A product's own estimate: `POST /api/delivery/estimates`. */
    eta: etaSchema.nullable(),
    /** Whether cash on delivery is taken there, for orders of up to `cod_max` rupees. */
    cod: z.boolean(),
    cod_max: rupeesSchema,
  }),
})
export type PincodeResponse = z.infer<typeof pincodeResponseSchema>
