import { z } from 'zod'
import { productCardWireSchema } from './products.schema.ts'

/** Products that cost less when they are bought together. */
const bundleWireSchema = z.object({
  /** Text of its offer. */
  title: z.string(),
  products: z.array(productCardWireSchema),
})

/** `GET /api/bundles` */
export const bundlesResponseSchema = z.object({ data: z.array(bundleWireSchema) })
export type BundlesResponse = z.infer<typeof bundlesResponseSchema>
