import { z } from 'zod'
import { productCardWireSchema } from './products.schema.ts'
import { idSchema, slugSchema } from './wire.schema.ts'

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
