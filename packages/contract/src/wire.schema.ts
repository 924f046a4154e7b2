import { z } from 'zod'
import { PAGE_SIZE, PAGE_SIZE_MAX } from './limits.ts'

/** Flag in requests and responses: 0 or 1 (specification §3). */
export const flagSchema = z.union([z.literal(0), z.literal(1)])

const twoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6

export const rupeesSchema = z.number().min(0).max(10_000_000).refine(twoDecimals, 'at most two decimals')

/** Sum of prices in rupees; the limit is the largest possible cart. */
export const rupeesSumSchema = z.number().min(0).max(10_000_000_000)

/** Time as ISO 8601 in UTC. */
export const momentSchema = z.iso.datetime()

/** Id within PostgreSQL's integers. */
export const idSchema = z.number().int().positive().max(2_147_483_647)

/** Colour as `#rgb` or `#rrggbb`, safe in a style attribute. */
export const colorCodeSchema = z.string().regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i)

export const slugSchema = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)

export const slugOrIdSchema = z.string().min(1).max(200)

const DECIMAL = /^\d{1,9}(?:\.\d{1,2})?$/

/** Number in a query string, in decimal digits. Coercion would read an empty text as 0, `0x10` as 16 and `1e3` as 1,000. */
export const queryNumber = (schema: z.ZodNumber) =>
  z.preprocess((text) => (typeof text === 'string' && DECIMAL.test(text) ? Number(text) : text), schema)

/** Query parameter that may repeat. */
export const repeatable = <T extends z.ZodArray>(items: T) =>
  z.preprocess((value) => (value === undefined ? [] : Array.isArray(value) ? value : [value]), items)

/** `page` from 1 and `limit` up to 100, as query strings. */
export const pageQuerySchema = z.object({
  page: queryNumber(z.number().int().min(1).max(100_000)).default(1),
  limit: queryNumber(z.number().int().min(1).max(PAGE_SIZE_MAX)).default(PAGE_SIZE),
})

/** RFC 9457 problem details, the body of every error. */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string(),
  request_id: z.string(),
  /** Id of the trace, where requests are traced. */
  trace_id: z.string().optional(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  /** Machine-readable reason, for screens that act on it. */
  code: z.string().optional(),
})
export type Problem = z.infer<typeof problemSchema>
