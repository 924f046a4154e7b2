import type { BlogCardWire, BlogCategoryWire, BlogWire, RecentBlogWire } from './blogs.schema.ts'
import type { Picture } from './pictures.ts'
import { toProductCard, type ProductCard } from './products.ts'

/** Blog post in lists. `date` is `YYYY-MM-DD`. */
export interface BlogCard {
  id: number
  slug: string
  title: string
  picture: Picture
  tags: string[]
  date: string
  /** One or two sentences about the post; may be empty. */
  excerpt: string
  /** Estimated reading time. */
  minutes: number
}

export function toBlogCard(wire: BlogCardWire): BlogCard {
  return {
    id: wire.id,
    slug: wire.slug,
    title: wire.title,
    picture: { src: wire.blog_image },
    tags: wire.tags,
    date: wire.date,
    excerpt: wire.excerpt,
    minutes: wire.reading_minutes,
  }
}

/** Complete blog post. `html` is sanitised. */
export interface Blog extends BlogCard {
  html: string
  metaTitle: string
  metaDescription: string
  category: { name: string; slug: string }
  related: { heading: string; products: ProductCard[] }
}

export function toBlog(wire: BlogWire): Blog {
  const { blog_products_heading: heading, products } = wire.blog_products_details
  return {
    ...toBlogCard(wire),
    html: wire.description,
    metaTitle: wire.meta_title,
    metaDescription: wire.meta_description,
    category: { name: wire.category.category_name, slug: wire.category.slug },
    related: { heading, products: products.map(toProductCard) },
  }
}

export type RecentBlog = Pick<BlogCard, 'id' | 'slug' | 'title' | 'picture' | 'date'>

export function toRecentBlog({ id, slug, title, image, date }: RecentBlogWire): RecentBlog {
  return { id, slug, title, picture: { src: image }, date }
}

export interface BlogGroup {
  category: string
  blogs: BlogCard[]
}

/** Groups in the order of the response, which maps category names to posts (specification §7). */
export function toBlogGroups(data: Record<string, BlogCardWire[]>): BlogGroup[] {
  return Object.entries(data).map(([category, blogs]) => ({ category, blogs: blogs.map(toBlogCard) }))
}

export interface BlogCategory {
  name: string
  slug: string
  subCategories: { name: string; slug: string }[]
}

export function toBlogCategory(wire: BlogCategoryWire): BlogCategory {
  return { name: wire.category_name, slug: wire.slug, subCategories: wire.subcategory_name }
}
