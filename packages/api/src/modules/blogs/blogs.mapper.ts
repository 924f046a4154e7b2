import type { BlogCardWire, BlogWire } from '@shop/contract/blogs.schema'
import type { ProductCardWire } from '@shop/contract/products.schema'
import { sanitiseHtml } from '#html/sanitiseHtml.ts'
import type { BlogRow, WholeBlogRow } from './blogs.repository.ts'

export function toBlogCardWire({
  id,
  slug,
  title,
  image,
  tags,
  publishedOn,
  createdAt,
  excerpt,
  readingMinutes,
}: BlogRow): BlogCardWire {
  return {
    id,
    slug,
    title,
    blog_image: image,
    image,
    tags,
    created_at: createdAt.toISOString(),
    date: publishedOn,
    excerpt,
    reading_minutes: readingMinutes,
  }
}

/** Sanitises the stored text again. */
export function toBlogWire(row: WholeBlogRow, products: ProductCardWire[]): BlogWire {
  return {
    ...toBlogCardWire(row),
    description: sanitiseHtml(row.description),
    meta_title: row.metaTitle,
    meta_description: row.metaDescription,
    category: { category_name: row.category.name, slug: row.category.slug },
    blog_products_details: { blog_products_heading: row.productsHeading, products },
  }
}

/** Posts by category name, in the order of the first occurrences. */
export function groupByCategory(
  rows: readonly (BlogRow & { categoryName: string })[],
): Record<string, BlogCardWire[]> {
  const groups = new Map<string, BlogCardWire[]>()
  for (const row of rows) {
    const group = groups.get(row.categoryName) ?? []
    groups.set(row.categoryName, group)
    group.push(toBlogCardWire(row))
  }
  return Object.fromEntries(groups)
}

interface CategoryRow {
  name: string
  slug: string
  sub: { name: string; slug: string } | null
}

export function toBlogCategoriesWire(rows: readonly CategoryRow[]) {
  const categories = new Map<
    string,
    { category_name: string; slug: string; subcategory_name: { name: string; slug: string }[] }
  >()
  for (const { name, slug, sub } of rows) {
    const category = categories.get(slug) ?? { category_name: name, slug, subcategory_name: [] }
    categories.set(slug, category)
    if (sub !== null) category.subcategory_name.push(sub)
  }
  return [...categories.values()]
}
