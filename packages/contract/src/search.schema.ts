import { z } from 'zod'
import { SEARCH_MAX_LENGTH, SUGGESTIONS_MAX } from './limits.ts'

/** `GET /api/search/suggestions?query=` and `GET /api/blogs/search-suggestions?query=` */
export const suggestionsQuerySchema = z
  .object({ query: z.string().trim().max(SEARCH_MAX_LENGTH).default('') })
  .strict()

/** Best first. */
export const suggestionsResponseSchema = z.object({ suggestions: z.array(z.string()).max(SUGGESTIONS_MAX) })
export type SuggestionsResponse = z.infer<typeof suggestionsResponseSchema>

export const blogSuggestionsResponseSchema = z.object({
  suggestions: z
    .array(z.object({ title: z.string(), slug: z.string(), id: z.number().int(), key: z.string() }))
    .max(SUGGESTIONS_MAX),
})
export type BlogSuggestionsResponse = z.infer<typeof blogSuggestionsResponseSchema>
