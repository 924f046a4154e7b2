import { z } from 'zod'
import { flagSchema, idSchema } from './wire.schema.ts'

/** Brand with the field names of specification §3. `brandlogo` may be null. */
export const brandWireSchema = z.object({
  id: idSchema,
  BrandName: z.string(),
  slug: z.string(),
  brandlogo: z.string().nullable(),
  popular_brand: flagSchema,
  exclusive: flagSchema,
  new_lanuches: flagSchema,
})
export type BrandWire = z.infer<typeof brandWireSchema>

/** Brand with a picture of its best product; empty when it has none. */
export const facedBrandWireSchema = brandWireSchema.extend({ face: z.string() })
export type FacedBrandWire = z.infer<typeof facedBrandWireSchema>

/** Brand with the number of its products. */
const stockedBrandWireSchema = facedBrandWireSchema.extend({ products: z.number().int().positive() })
export type StockedBrandWire = z.infer<typeof stockedBrandWireSchema>

/** `GET /api/list-brand` */
export const listBrandsResponseSchema = z.object({ data: z.array(brandWireSchema) })

/** `GET /api/brands` */
export const brandIndexResponseSchema = z.object({ data: z.array(stockedBrandWireSchema) })
