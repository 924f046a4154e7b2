import { z } from 'zod'
import { DEFAULT_FILTERS, SEARCH_MAX_LENGTH } from './limits.ts'
import { productCardWireSchema } from './products.schema.ts'
import {
  colorCodeSchema,
  idSchema,
  pageQuerySchema,
  queryNumber,
  repeatable,
  rupeesSchema,
  slugSchema,
} from './wire.schema.ts'

export const PRODUCT_SORTS = [
  'recommended_desc',
  'price_asc',
  'price_desc',
  'discount_desc',
  'newest_desc',
  'rating_desc',
] as const
export const COLLECTIONS = ['best-sellers', 'new-launches'] as const

/** `GET /api/products`: prices in rupees, discounts in per cent. Unknown parameters and values are refused. */
export const listProductsQuerySchema = pageQuerySchema
  .extend({
    slug: slugSchema.optional(),
    category: z.enum(['main', 'sub', 'child']).optional(),
    search: z.string().trim().max(SEARCH_MAX_LENGTH).optional(),
    /** Searches for the text as typed, without spelling correction. */
    exact: z.literal('1').optional(),
    /** Best sellers, or products launched within the last 60 days. */
    collection: z.enum(COLLECTIONS).optional(),
    /** Id of an offer: its products. None for an offer that has ended. */
    offer: queryNumber(idSchema).optional(),
    brand: repeatable(z.array(slugSchema).max(50)),
    price_min: queryNumber(z.number().min(0)).default(DEFAULT_FILTERS.priceMin),
    /** No limit unless given. */
    price_max: queryNumber(z.number().min(0)).optional(),
    disc_min: queryNumber(z.number().int().min(0).max(100)).default(DEFAULT_FILTERS.discountMin),
    disc_max: queryNumber(z.number().int().min(0).max(100)).default(DEFAULT_FILTERS.discountMax),
    /** `Group:value`, such as `Size:M`. */
    option: repeatable(z.array(z.string().regex(/^[^:]{1,50}:.{1,100}$/)).max(50)),
    in_stock: z.literal('1').optional(),
    rating_min: queryNumber(z.number().min(0).max(5)).optional(),
    /** City of a store. */
    delivery_city: z.string().min(1).max(50).optional(),
    sort: z.enum(PRODUCT_SORTS).default('recommended_desc'),
    /** 0 omits the facets, for callers that only fetch the next page. */
    facets: z.enum(['0', '1']).default('1'),
  })
  .strict()
export type ListProductsQuery = z.infer<typeof listProductsQuerySchema>

const countSchema = z.number().int().min(0)

/** Each facet is counted with every filter applied except its own. */
export const facetsWireSchema = z.object({
  brands: z.array(z.object({ slug: z.string(), name: z.string(), count: countSchema })),
  categories: z.array(
    z.object({
      slug: z.string(),
      name: z.string(),
      level: z.enum(['main', 'sub', 'child']),
      count: countSchema,
    }),
  ),
  options: z.array(
    z.object({
      group: z.string(),
      values: z.array(
        z.object({ value: z.string(), count: countSchema, color_code: colorCodeSchema.nullable() }),
      ),
    }),
  ),
  price: z.object({ min: rupeesSchema, max: rupeesSchema }),
  /** Products with at least this discount in per cent. */
  discount: z.array(z.object({ bucket: z.number().int(), count: countSchema })),
  /** Products with at least this rating. */
  rating: z.array(z.object({ floor: z.number(), count: countSchema })),
})
export type FacetsWire = z.infer<typeof facetsWireSchema>

/** For whom products are. */
export const AUDIENCES = ['women', 'men', 'girls', 'boys', 'kids', 'baby', 'unisex'] as const

/**
 * How a word is said beside a product type: "silk kurta", "kurta with pockets", "perfume for men", "kurta in size 38", "oil of 50 ml", "heels
 * without straps".
 */
const wordRoleSchema = z.enum(['before', 'with', 'for', 'size', 'pack', 'after', ...AUDIENCES])
export type WordRole = z.infer<typeof wordRoleSchema>

/** Parts of a search text that no product has. */
export const missingSchema = z.object({
  type: z.string().nullable(),
  /** Without a type: a brand that the shop does not stock. */
  brand: z.string().nullable(),
  words: z.array(z.string()),
  /** Product type of the products that are shown. */
  shown: z.string().nullable(),
})

/** Pages of the shop that a search may ask for. */
export const helpTopicSchema = z.enum([
  'password',
  'login',
  'returns',
  'exchanges',
  'refunds',
  'damaged',
  'charged',
  'cancellation',
  'sizes',
  'shipping',
  'abroad',
  'payment',
  'instalments',
  'brands',
  'contact',
  'offers',
  'coupons',
  'privacy',
  'terms',
  'addresses',
  'authenticity',
  'expiry',
  'wishlist',
  'orders',
  'cash',
  'account',
  'deactivation',
  'stores',
  'app',
  'cart',
  'about',
  'investors',
])
export type HelpTopic = z.infer<typeof helpTopicSchema>

/** Interpretation of a search text. */
export const understoodSearchSchema = z.object({
  /** Filters and an order that the text contains, such as "under 500" and "cheap". Prices in rupees, discounts in per cent. */
  filters: z.array(
    z.object({
      kind: z.enum([
        'price',
        'price_asc',
        'price_desc',
        'rating_desc',
        'discount',
        'size',
        'colour',
        'without',
        'new',
        'best_seller',
        ...AUDIENCES,
      ]),
      /** Typed text. */
      text: z.string(),
      /** The shop's word for a colour, a size, or something that is left out, in whatever spelling it was typed. */
      name: z.string().optional(),
      /** There for what is left out where it is how something is, such as sweet, and not a thing. */
      is_quality: z.literal(true).optional(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** Search text without this filter. */
      without: z.string(),
    }),
  ),
  /** Number of products in the list that match the whole search; null where no others were looked for. */
  exact: countSchema.nullable(),
  /** The products that match the whole search, where they are few and the list also shows others. */
  exact_ids: z.array(idSchema).optional(),
  /** Words of the text that no product is called by: only descriptions have them. */
  described: z.array(z.string()),
  /** Parts of the text that no product has, so that similar products are shown; null when every word was found. */
  missing: missingSchema.nullable(),
  /** How words of `missing` and `unpriced` are said; those without a role, and those of an answer of an earlier release, are names. */
  roles: z.record(z.string(), wordRoleSchema).optional(),
  /** Typed ingredients that are advised against in pregnancy, which the text names, too. The products lack them. */
  unsuitable: z.array(z.string()).optional(),
  /** True where the text is corrected, and some product has it as it was typed. */
  as_typed: z.literal(true).optional(),
  /** Topic of a page of the shop that the text asks for. */
  help: helpTopicSchema.optional(),
  /**
   * There when nothing has the price or the discount that the text contains: these, and what else the text names. The list has the nearest by
   * price or discount, or what has the price in other colours.
   */
  unpriced: z
    .object({
      type: z.string().nullable(),
      brand: z.string().nullable(),
      words: z.array(z.string()),
      min: z.number().nullable(),
      max: z.number().nullable(),
      /** Least discount, in place of a price. */
      discount: z.number().optional(),
      in_other_colours: z.literal(true).optional(),
      /** Search text without the price or the discount. */
      without: z.string(),
    })
    .optional(),
})
export type UnderstoodSearchWire = z.infer<typeof understoodSearchSchema>

/** `searched_for` is the corrected search text, if it differs from the requested one. */
export const listProductsResponseSchema = z.object({
  data: z.array(productCardWireSchema),
  total: countSchema,
  page: z.number().int(),
  facets: facetsWireSchema.nullable(),
  searched_for: z.string().nullable(),
  /** Null without a search, and of a search with `exact=1`. */
  understood: understoodSearchSchema.nullable(),
  /** Path to the category of `slug`; empty without one. */
  breadcrumbs: z.array(
    z.object({ id: z.number(), name: z.string(), slug: z.string(), level: z.enum(['main', 'sub', 'child']) }),
  ),
  /** There when the search text decides the order. */
  sort: z.enum(PRODUCT_SORTS).optional(),
  /** The requested offer, while it is live. */
  offer: z.object({ offer_id: idSchema, offerDescription: z.string() }).optional(),
  /** There when the search engine failed and the database found the products: the same ones in the same order, only slower. */
  fallback: z.literal(true).optional(),
})
export type ListProductsResponse = z.infer<typeof listProductsResponseSchema>
