import { z } from 'zod'
import { CART_LINE_QUANTITY_MAX } from './limits.ts'
import { idSchema } from './wire.schema.ts'

/** `variant_id` is null for a product without options. */
export const cartItemSchema = z
  .object({
    product_id: idSchema,
    variant_id: idSchema.nullable(),
    quantity: z.number().int().min(1).max(CART_LINE_QUANTITY_MAX),
  })
  .strict()
export type CartItemWire = z.infer<typeof cartItemSchema>
