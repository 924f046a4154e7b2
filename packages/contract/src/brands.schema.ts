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

/** `GET /api/list-brand` */
export const listBrandsResponseSchema = z.object({ data: z.array(brandWireSchema) })
