import { z } from 'zod'

export const PAGE_KINDS = [
  'home',
  'category',
  'list',
  'product',
  'cart',
  'checkout',
  'blog',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const milliseconds = z.number().min(0).max(600_000).optional()

/** `POST /api/page-speeds`: how fast a page was for a visitor who agreed to tell. No address, person, device or id. */
export const pageSpeedsSchema = z
  .object({
    page: z.enum(PAGE_KINDS),
    LCP: milliseconds,
    INP: milliseconds,
    TTFB: milliseconds,
    /** A number without a unit. */
    CLS: z.number().min(0).max(100).optional(),
  })
  .strict()
export type PageSpeeds = z.infer<typeof pageSpeedsSchema>
