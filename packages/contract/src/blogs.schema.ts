import { z } from 'zod'
import { PAGE_SIZE } from './limits.ts'
import { productCardWireSchema } from './products.schema.ts'
import { suggestionsQuerySchema } from './search.schema.ts'
import { idSchema, pageQuerySchema, slugSchema } from './wire.schema.ts'

/** Blog post in lists (specification §3). `created_at` is ISO 8601, `date` the day of publication (`YYYY-MM-DD`). */
export const blogCardWireSchema = z.object({
  id: idSchema,
  slug: z.string(),
  title: z.string(),
  blog_image: z.string(),
  image: z.string(),
  tags: z.array(z.string()),
  created_at: z.string(),
  date: z.string(),
  /** One or two sentences about the post; empty for a post without a description. */
  excerpt: z.string(),
  reading_minutes: z.number().int().min(1),
})
export type BlogCardWire = z.infer<typeof blogCardWireSchema>

/** Complete blog post. `description` is sanitised HTML. */
export const blogWireSchema = blogCardWireSchema.extend({
  description: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  category: z.object({ category_name: z.string(), slug: z.string() }),
  blog_products_details: z.object({
    blog_products_heading: z.string(),
    products: z.array(productCardWireSchema),
  }),
})
export type BlogWire = z.infer<typeof blogWireSchema>

export const listBlogsQuerySchema = z
  .object({
    category: slugSchema.or(z.literal('')).optional(),
    subcategory: slugSchema.or(z.literal('')).optional(),
  })
  .strict()

/** `GET /api/list-blogs`: posts by category name. */
export const listBlogsResponseSchema = z.object({ data: z.record(z.string(), z.array(blogCardWireSchema)) })
export type ListBlogsResponse = z.infer<typeof listBlogsResponseSchema>

/** `GET /api/blog/{slug or id}` */
export const blogResponseSchema = z.object({ data: blogWireSchema })
export type BlogResponse = z.infer<typeof blogResponseSchema>

export const searchBlogsQuerySchema = suggestionsQuerySchema.extend(
  pageQuerySchema.pick({ page: true }).shape,
)

/** `GET /api/blogs/search?query=&page=`: one page, best first. */
export const searchBlogsResponseSchema = z.object({
  data: z.array(blogCardWireSchema).max(PAGE_SIZE),
  total: z.number().int(),
  /** Number of posts, the last ones, that have the words in their text only. */
  in_text: z.number().int(),
  /** No post has the words: these have similar titles. */
  is_similar: z.boolean(),
})
export type SearchBlogsResponse = z.infer<typeof searchBlogsResponseSchema>

const recentBlogWireSchema = blogCardWireSchema.pick({
  id: true,
  slug: true,
  title: true,
  image: true,
  date: true,
})
export type RecentBlogWire = z.infer<typeof recentBlogWireSchema>

/** `GET /api/recent-blogs` */
export const recentBlogsResponseSchema = z.object({ data: z.array(recentBlogWireSchema) })
export type RecentBlogsResponse = z.infer<typeof recentBlogsResponseSchema>

const blogCategoryWireSchema = z.object({
  category_name: z.string(),
  slug: z.string(),
  subcategory_name: z.array(z.object({ name: z.string(), slug: z.string() })),
})
export type BlogCategoryWire = z.infer<typeof blogCategoryWireSchema>

/** `GET /api/blog-category` */
export const blogCategoriesResponseSchema = z.object({ result: z.array(blogCategoryWireSchema) })
export type BlogCategoriesResponse = z.infer<typeof blogCategoriesResponseSchema>
