import { z } from 'zod'
import { productCardWireSchema } from './products.schema.ts'
import { flagSchema, idSchema } from './wire.schema.ts'

/**
 * `POST /api/wishlist/add` (bearer; specification §7). Repeating it changes nothing. The product is listed with its shade or size
 * `variant_id`, first, or behind `after`, which undoes a removal.
 */
export const addToWishlistRequestSchema = z
  .object({ product_id: idSchema, variant_id: idSchema.optional(), after: idSchema.optional() })
  .strict()
export type AddToWishlistRequest = z.infer<typeof addToWishlistRequestSchema>

/** Response of `add` and `remove`: whether the product is on the wishlist now (specification §4). */
export const wishlistChangeResponseSchema = z.object({
  data: z.object({ product_id: idSchema, is_in_wishlist: flagSchema }),
})
export type WishlistChangeResponse = z.infer<typeof wishlistChangeResponseSchema>

/** `GET /api/wishlist` (bearer): product cards with the wished variant as `shown_variant_id`, newest item first, without products that are no longer sold. */
export const wishlistResponseSchema = z.object({ data: z.array(productCardWireSchema) })
export type WishlistResponse = z.infer<typeof wishlistResponseSchema>
