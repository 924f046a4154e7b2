import { z } from 'zod'
import { REVIEW_BODY_MAX_LENGTH, REVIEW_TITLE_MAX_LENGTH } from './limits.ts'
import { pageQuerySchema, queryNumber } from './wire.schema.ts'

export const REVIEW_SORTS = ['newest_desc', 'rating_desc', 'rating_asc'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]

/** Option of a bought variant, such as Shade Berry, or Size / Colour M / Red. */
export const boughtOptionSchema = z.object({ group: z.string(), name: z.string() })
export type BoughtOption = z.infer<typeof boughtOptionSchema>

export const reviewWireSchema = z.object({
  id: z.number().int(),
  rating: z.number().int().min(1).max(5),
  title: z.string(),
  body: z.string(),
  /** First name only. */
  author: z.string(),
  /** True when the product was delivered to the author. */
  verified: z.boolean(),
  /** What was delivered to the author last, of a product with options. */
  bought: boughtOptionSchema.nullable(),
  created_at: z.string(),
})
export type ReviewWire = z.infer<typeof reviewWireSchema>

/** Reviews with equal ratings are newest first. */
export const listReviewsQuerySchema = pageQuerySchema
  .extend({
    sort: z.enum(REVIEW_SORTS).default('newest_desc'),
    /** Only reviews with this number of stars. */
    rating: queryNumber(z.number().int().min(1).max(5)).optional(),
  })
  .strict()
export type ListReviewsQuery = z.infer<typeof listReviewsQuerySchema>

/**
 * `GET /api/products/{slug or id}/reviews`. `total` counts the reviews with the rating that was asked for; `summary` is of all. `summary.stars`
 * has the counts of 1 to 5 stars, in that order.
 */
export const listReviewsResponseSchema = z.object({
  data: z.array(reviewWireSchema),
  total: z.number().int(),
  page: z.number().int(),
  summary: z.object({
    average: z.number(),
    count: z.number().int(),
    stars: z.array(z.number().int()).length(5),
  }),
})
export type ListReviewsResponse = z.infer<typeof listReviewsResponseSchema>

// PostgreSQL can't store U+0000.
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => !value.includes('\u0000'), 'may not hold U+0000')

/**
 * `POST /api/products/{slug or id}/reviews` (bearer): plain text, once per user and product. `PUT /api/products/{slug or id}/reviews/mine` (bearer)
 * changes that review, and `DELETE` removes it; twice is the same as once.
 */
export const reviewRequestSchema = z
  .object({
    rating: z.number().int().min(1).max(5),
    title: text(REVIEW_TITLE_MAX_LENGTH),
    body: text(REVIEW_BODY_MAX_LENGTH),
  })
  .strict()
export type ReviewRequest = z.infer<typeof reviewRequestSchema>

export const reviewResponseSchema = z.object({ data: reviewWireSchema })
export type ReviewResponse = z.infer<typeof reviewResponseSchema>

/** `GET /api/products/{slug or id}/reviews/mine` (bearer). Null before the user has written one. */
export const ownReviewResponseSchema = z.object({ data: reviewWireSchema.nullable() })
export type OwnReviewResponse = z.infer<typeof ownReviewResponseSchema>
