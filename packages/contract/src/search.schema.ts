import { z } from 'zod'
import { SEARCH_MAX_LENGTH, SUGGESTIONS_MAX } from './limits.ts'
import { helpTopicSchema, missingSchema } from './product-list.schema.ts'
import { idSchema, rupeesSchema } from './wire.schema.ts'

/** `GET /api/search/suggestions?query=` and `GET /api/blogs/search-suggestions?query=` */
export const suggestionsQuerySchema = z
  .object({ query: z.string().trim().max(SEARCH_MAX_LENGTH).default('') })
  .strict()

const suggestionKindSchema = z.enum(['category', 'brand', 'product', 'search'])
export type SuggestionKind = z.infer<typeof suggestionKindSchema>

/**
 * Best first. `details` has one entry for each suggestion; `media` is the first picture of a product, else empty. A cached answer of an
 * earlier release has no details, or no products in them.
 */
export const suggestionsResponseSchema = z.object({
  suggestions: z.array(z.string()).max(SUGGESTIONS_MAX),
  details: z
    .array(
      z.object({
        kind: suggestionKindSchema,
        media: z.string(),
        product: z.object({ id: idSchema, brand: z.string(), price: rupeesSchema }).optional(),
      }),
    )
    .max(SUGGESTIONS_MAX)
    .optional(),
  /** A brand or a type of the text that the shop does not sell: the suggestions are near it, as the list of the search is. */
  missing: missingSchema.optional(),
  /** Topic of a page of the shop that the text asks for, or begins to. */
  help: helpTopicSchema.optional(),
})
export type SuggestionsResponse = z.infer<typeof suggestionsResponseSchema>

export const blogSuggestionsResponseSchema = z.object({
  suggestions: z
    .array(z.object({ title: z.string(), slug: z.string(), id: z.number().int(), key: z.string() }))
    .max(SUGGESTIONS_MAX),
})
export type BlogSuggestionsResponse = z.infer<typeof blogSuggestionsResponseSchema>
