import { coverOf } from '@shop/demo-catalogue/pictures/subjectOf'
import { postCategories } from '@shop/demo-catalogue/post-categories'
import { posts } from '@shop/demo-catalogue/posts/posts'
import type { DemoPost, DemoProduct } from '@shop/demo-catalogue/types'
import type { Transaction } from '#database/openDatabase.ts'
import { blog, blogCategory, blogProduct } from '#database/schema/blog.ts'
import type { PictureBook } from './PictureBook.ts'
import { seededRandom } from './seededRandom.ts'

const RELATED_PRODUCTS = 8

export interface SeedBlogsInput {
  products: readonly DemoProduct[]
  productIds: ReadonlyMap<string, number>
  pictures: PictureBook
}

export async function seedBlogs(
  tx: Transaction,
  { products, productIds, pictures }: SeedBlogsInput,
): Promise<void> {
  const categoryIds = await seedBlogCategories(tx)
  for (const post of posts) {
    const [written] = await tx
      .insert(blog)
      .values({
        slug: post.slug,
        title: post.title,
        categoryId: categoryIds.get(post.category) ?? 0,
        subCategoryId: categoryIds.get(post.subCategory) ?? null,
        tags: post.tags,
        image: pictures.add({ of: 'cover', ...coverOf(post.cover) }),
        description: post.body,
        metaTitle: post.title,
        metaDescription: post.metaDescription,
        productsHeading: post.productsHeading,
        publishedOn: post.date,
        createdAt: new Date(`${post.date}T09:00:00+05:30`),
      })
      .returning({ id: blog.id })
    const random = seededRandom(`post ${post.slug}`)
    const related = products
      .filter(({ category }) => post.relatedCategories.includes(category))
      .map((one) => ({
        productId: productIds.get(one.slug),
        isNamed: Number(isNamedBy(post, one)),
        rank: post.relatedCategories.indexOf(one.category) + random.next(),
      }))
      .toSorted((a, b) => b.isNamed - a.isNamed || a.rank - b.rank)
      .slice(0, RELATED_PRODUCTS)
      .flatMap(({ productId }, position) =>
        productId === undefined || written === undefined ? [] : [{ blogId: written.id, productId, position }],
      )
    if (related.length > 0) await tx.insert(blogProduct).values(related)
  }
}

/** True if the title of the product has a tag of the post. */
function isNamedBy({ tags }: DemoPost, { title }: DemoProduct): boolean {
  const words = title.toLowerCase().split(/\P{L}+/u)
  return tags.some((tag) => words.includes(tag.toLowerCase()))
}

async function seedBlogCategories(tx: Transaction): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const [position, { slug, name, children }] of postCategories.entries()) {
    const [parent] = await tx
      .insert(blogCategory)
      .values({ slug, name, position })
      .returning({ id: blogCategory.id })
    if (parent === undefined) throw new Error('The database did not return the new blog category')
    ids.set(slug, parent.id)
    const rows = children.map((child, index) => ({ ...child, parentId: parent.id, position: index }))
    const written = await tx
      .insert(blogCategory)
      .values(rows)
      .returning({ id: blogCategory.id, slug: blogCategory.slug })
    for (const child of written) ids.set(child.slug, child.id)
  }
  return ids
}
