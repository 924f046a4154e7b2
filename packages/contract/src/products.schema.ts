import { z } from 'zod'
import { RECENTLY_VIEWED_MAX } from './limits.ts'
import { giftWireSchema } from './offers.schema.ts'
import {
  colorCodeSchema,
  flagSchema,
  idSchema,
  queryNumber,
  repeatable,
  rupeesSchema,
} from './wire.schema.ts'

/** Value of an option group, such as the shade "Ruby" (specification §3). Amounts are in rupees; `quantity` 0 is out of stock. */
export const variantWireSchema = z.object({
  variant_id: idSchema,
  /** Value of the group; of a combination all values, such as "M / Red". */
  option_name: z.string(),
  /** Value in each of the `groups` of a combination; absent in a group of its own. */
  values: z.array(z.string()).optional(),
  color_code: colorCodeSchema.nullable(),
  mrp: rupeesSchema,
  selling_price: rupeesSchema,
  quantity: z.number().int().min(0),
  /** Comma-separated pictures of this variant, in lists the first; empty when the product's pictures apply. */
  media: z.string(),
})
export type VariantWire = z.infer<typeof variantWireSchema>

/**
 * Option group ("Size", "Shade") with its variants. A variant belongs to one group. In a combination of groups ("Size / Colour") each
 * variant has one value of each of `groups`, which the shopper chooses one after the other.
 */
export const optionGroupWireSchema = z.object({
  group: z.string(),
  groups: z.array(z.string()).optional(),
  variants: z.array(variantWireSchema),
})
export type OptionGroupWire = z.infer<typeof optionGroupWireSchema>

/** Product in lists and carousels (specification §3). Amounts are in rupees, discounts in per cent. */
export const productCardWireSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  title_base: z.string(),
  /** Comma-separated pictures, the first for lists; see `pictures.ts`. */
  media: z.string(),
  mrp: rupeesSchema,
  selling_price: rupeesSchema,
  discount: z.number().int().min(0).max(100),
  additional_discount: z.number().int().min(0).max(100),
  bestSeller: flagSchema,
  /** Launched within the last 60 days. */
  is_new: flagSchema,
  quantity: z.number().int().min(0),
  is_in_wishlist: flagSchema,
  options: z.array(optionGroupWireSchema),
  /** Variant of the colour or size that a search names: the card shows it and leads to it. */
  shown_variant_id: idSchema.optional(),
  /** 1 where other variants match, too: they come first in `options`, and the card asks for one before it adds. */
  asks_variant: flagSchema.optional(),
  offer_details: z
    .object({
      offer_id: idSchema,
      offerDescription: z.string(),
      /** Text of one line, without the names of other products; there when it is shorter. */
      shortDescription: z.string().optional(),
    })
    .nullable(),
  /** Name of the child category. */
  category: z.string(),
  brand_name: z.string(),
  rating_average: z.number().min(0).max(5),
  rating_count: z.number().int().min(0),
})
export type ProductCardWire = z.infer<typeof productCardWireSchema>

export const breadcrumbSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  level: z.enum(['main', 'sub', 'child']),
})
export type BreadcrumbWire = z.infer<typeof breadcrumbSchema>

/** Complete product for its page. HTML fields are sanitised. */
export const productWireSchema = productCardWireSchema.extend({
  /** Its offer is for other products as well. */
  is_offer_shared: flagSchema,
  /** Gift of its offer, and its price in rupees. */
  offer_gift: giftWireSchema.extend({ worth: rupeesSchema }).optional(),
  brand_slug: z.string(),
  /** Slug of the guide to its sizes, where there is one. */
  size_guide: z.string().optional(),
  /** No longer sold: the product has neither options nor stock. */
  is_archived: flagSchema,
  /** Alternative texts by the address of their picture in `media`, of those that have one. */
  alt_texts: z.record(z.string(), z.string()).optional(),
  description: z.string(),
  highlights: z.array(z.string()),
  how_to_use: z.string(),
  ingredients: z.string(),
  specifications: z.array(z.object({ name: z.string(), value: z.string() })),
  country_of_origin: z.string(),
  /** Name and address. The importer is empty for products of India. */
  manufacturer: z.string(),
  importer: z.string(),
  net_quantity: z.string(),
  /** The net quantity where it is a weight or a volume that no option names, such as "50 ml". */
  pack_size: z.string().optional(),
  /** Empty for products without an expiry date. */
  best_before: z.string(),
  /** False for hygiene, innerwear and baby care (specification §9). */
  returnable: z.boolean(),
  breadcrumbs: z.array(breadcrumbSchema),
  /** Cities whose store has a variant in stock, and the range of days by parcel. */
  delivery: z.object({
    express_cities: z.array(z.string()),
    standard_days: z.tuple([z.number(), z.number()]),
  }),
})
export type ProductWire = z.infer<typeof productWireSchema>

/** `GET /api/products/{slug or id}` */
export const productResponseSchema = z.object({ data: productWireSchema })

/** `GET /api/products/{slug or id}/related`, `GET /api/product-cards` */
export const productCardsResponseSchema = z.object({ data: z.array(productCardWireSchema) })

/** `GET /api/product-cards`: products by their ids, such as those that a shopper has looked at. */
export const listProductCardsQuerySchema = z
  .object({ id: repeatable(z.array(queryNumber(idSchema)).min(1).max(RECENTLY_VIEWED_MAX)) })
  .strict()
