import { z } from 'zod'
import { idSchema } from './wire.schema.ts'

/** Gift of an offer. */
export const giftWireSchema = z.object({
  product_id: idSchema,
  variant_id: idSchema,
  title: z.string(),
  slug: z.string(),
  option_name: z.string().nullable(),
  /** Empty without a picture. */
  image: z.string(),
})

const offerWireSchema = z.object({
  offer_id: idSchema,
  /** "Any 4 for ₹349" */
  offerDescription: z.string(),
  /** Number of its products. */
  total: z.number().int(),
  /** A picture each of its first products. */
  media: z.string(),
})

/** `GET /api/offers` */
export const listOffersResponseSchema = z.object({ data: z.array(offerWireSchema) })
export type ListOffersResponse = z.infer<typeof listOffersResponseSchema>
